#!/usr/bin/python3
"""cut.py FOLDER : the typefaces of the themes, cut to the letters of western Europe and Hungary. FOLDER holds the woff2 files
of the npm packages @fontsource/alegreya-sans, @fontsource/barlow-condensed, @fontsource/barlow-semi-condensed,
@fontsource-variable/bricolage-grotesque and @fontsource-variable/newsreader, all 5.3.0; needs fontTools and brotli.
The program's own face has a script of its own (achsmass/fonts/cut.py)."""
import glob, os, sys
from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = os.path.dirname(os.path.abspath(__file__))
latin = [code for code in (*range(0x20, 0x7f), *range(0xa0, 0x100), *map(ord, 'ıŒœ–—‘’‚“”„•…‹›€™−')) if chr(code) not in '¤¦¨¬¯¶¸ª¹ºþÞðÐ^`~|{}\\']
hungarian = list(map(ord, 'ŐőŰű'))


def cut(theme, source, name, features=('kern', 'ccmp', 'locl', 'tnum', 'lnum'), **axes):
    for part, letters, ending in (('latin', latin, ''), ('latin-ext', hungarian, '-hungarian')):
        files = glob.glob(os.path.join(sys.argv[1], '**', source.replace('*', part) + '.woff2'), recursive=True)
        font = TTFont(files[0])
        if axes: font = instantiateVariableFont(font, axes)
        options = Options(layout_features=list(features), hinting=False, name_IDs=[1, 2, 13, 14], flavor='woff2')
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=letters)
        subsetter.subset(font)
        file = os.path.join(here, theme, 'fonts', name + ending + '.woff2')
        save_font(font, file, options)
        print(theme, name + ending, os.path.getsize(file), 'bytes')


cut('auenholz', 'newsreader-*-standard-normal', 'newsreader', opsz=72, wght=400)
cut('auenholz', 'newsreader-*-standard-italic', 'newsreader-italic', features=('ccmp', 'locl'), opsz=16, wght=400)  # small notes
for weight in (400, 500, 700):
    cut('auenholz', f'alegreya-sans-*-{weight}-normal', f'alegreya-sans-{weight}')
cut('hinterhaus', 'bricolage-grotesque-*-standard-normal', 'bricolage-grotesque', wdth=100, wght=(400, 800), opsz=(14, 96))
for weight in (500, 600):
    cut('zugband', f'barlow-condensed-*-{weight}-normal', f'barlow-condensed-{weight}')
for weight in (400, 500, 600):
    cut('zugband', f'barlow-semi-condensed-*-{weight}-normal', f'barlow-semi-condensed-{weight}')
