// Checks each page with Lighthouse: its phone on its simulated line, a first visit.
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../sweep/chromium.ts'
import { freePort } from '../../tools/free-port.ts'
import { median, table } from './document.ts'
import { lighthouseVersion, loadLighthouse, type Visit, visit } from './lighthouse.ts'

export async function benchScores(
  site: string,
  paths: readonly string[],
  runs: number,
): Promise<{ text: string; version: string }> {
  const lighthouse = await loadLighthouse()
  const port = await freePort()
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  const rows: string[][] = []
  const misses: string[] = []
  try {
    for (const path of paths) {
      const visits: Visit[] = []
      while (visits.length < runs) visits.push(await visit(lighthouse, site + path, port))
      const of = (figure: (visit: Visit) => number) => median(visits.map(figure))
      const scores = [0, 1, 2, 3].map(index => of(({ scores }) => scores[index] ?? 0))
      const all = <T>(list: (visit: Visit) => T[]) => [...new Set(visits.flatMap(list))]
      rows.push([
        path,
        scores.join(' '),
        (of(({ lcp }) => lcp) / 1000).toFixed(2),
        of(({ cls }) => cls).toFixed(3),
        of(({ tbt }) => tbt).toFixed(0),
      ])
      const found = [
        ...scores.flatMap((score, index) => (score < 100 ? [`${names[index]} ${score}`] : [])),
        ...all(({ foreign }) => foreign).map(address => `request to ${address}`),
        ...all(({ findings }) => findings),
      ]
      misses.push(...found.map(miss => `- ${path}: ${miss}`))
      console.log(rows.at(-1)?.join('  '))
    }
  } finally {
    await browser.close()
  }
  const verdict = misses.length === 0 ? 'Every page has 100 four times.' : `Missed:\n\n${misses.join('\n')}`
  return {
    text: `${table(['Page', 'Scores', 'LCP s', 'CLS', 'TBT ms'], rows)}\n\n${verdict}`,
    version: lighthouseVersion,
  }
}

const names = ['performance', 'accessibility', 'best practices', 'SEO']
