// Runs axe-core in the page itself. Its package for Playwright also transfers all passed checks, which takes half as long
// again.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

type Axe = { run(where: string, options: RunOptions): Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe on the current state of a page. Returns one line per broken rule, with its elements. Frames are excluded. */
export async function faultsOf(page: Page, { where = 'html', only = rules } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ where, only }) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(where, {
        runOnly: only,
        resultTypes: ['violations'],
        iframes: false,
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
    },
    { where, only },
  )
}
