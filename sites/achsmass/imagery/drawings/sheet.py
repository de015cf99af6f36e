"""sheet.py: all drawings together, as one looks at them: contact-sheet.png beside this file. Needs the project's Playwright and a Chromium.

  python3 sheet.py [FOLDER OF DRAWINGS]"""
import json
import os
import subprocess
import sys
import tempfile

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
DRAWINGS = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, '../../content/media/drawings')
WIDTH, TONES = 1500, 12                             # pixels; of each colour, so that the sheet stays light
ORDER = ('photo', 'elevation', 'section', 'cross', 'plan', 'axonometry', 'row', 'mass')
STYLE = '''body{margin:0;padding:8px;background:#e9e6df;color:#16181a;--red:#d9321f;font:11px sans-serif}
section{display:grid;grid-template-columns:repeat(7,1fr);gap:6px;margin-bottom:6px}
figure{margin:0}figure>div{background:#fff;aspect-ratio:4/3;display:grid;place-items:center}svg{width:96%;height:96%}'''
SHOT = '''import { chromium } from 'playwright'
const [page, out] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const tab = await browser.newPage({ viewport: { width: 2400, height: 1000 } })
await tab.goto('file://' + page)
await tab.screenshot({ path: out, fullPage: true })
await browser.close()'''


def figure(project, view):
    with open(os.path.join(DRAWINGS, project, view + '.svg')) as file:
        return f'<figure><div>{file.read()}</div>{project} {view}</figure>'


projects = sorted(name for name in os.listdir(DRAWINGS) if os.path.isdir(os.path.join(DRAWINGS, name)))
views = {project: [view for view in ORDER if os.path.exists(os.path.join(DRAWINGS, project, view + '.svg'))] for project in projects}
body = ''.join('<section>' + ''.join(figure(project, view) for view in views[project]) + '</section>' for project in projects)
with tempfile.TemporaryDirectory() as folder:
    page, large, shot = os.path.join(folder, 'sheet.html'), os.path.join(folder, 'sheet.png'), os.path.join(HERE, 'sheet.tmp.mjs')
    for path, text in ((page, f'<style>{STYLE}</style>{body}'), (shot, SHOT)):
        with open(path, 'w') as file:
            file.write(text)
    subprocess.run(['node', shot, page, large], check=True)
    sheet = cv2.imread(large)
    sheet = cv2.resize(sheet, (WIDTH, round(sheet.shape[0] * WIDTH / sheet.shape[1])), interpolation=cv2.INTER_AREA)
    sheet = np.round(np.round(sheet / 255 * (TONES - 1)) * 255 / (TONES - 1)).astype(np.uint8)
    cv2.imwrite(os.path.join(HERE, 'contact-sheet.png'), sheet, [cv2.IMWRITE_PNG_COMPRESSION, 9])
    os.remove(shot)
print(json.dumps({project: len(names) for project, names in views.items()}))
