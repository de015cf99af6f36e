// The measures of the drawings as rules for the page, which may have no style attributes: every view reads them.
import type { FactWords } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'
import { housesOf } from './houses.ts'
import { sheetFor } from './scale.ts'

/** Custom properties of all that says data-project, in metres without a unit; and of the sheet that shows all at 1:1000. */
export function metreRules(projects: readonly PublicProject[]): string {
  const { high, below } = sheetFor(housesOf(projects), 1000)
  const houses = projects.map(({ id, size, drawings: { row } }) => {
    if (!size || !row) return ''
    // By itself a house is two metres shorter than its drawing, and begins a metre behind its edge.
    const own = size.from === 1 && size.length === Math.round(row.width * 100 - 200) / 100
    return `[data-project=${id}]{--w:${row.width};--h:${row.height};--below:${size.below}${own ? '' : `;--long:${size.length};--from:${size.from}`}}`
  })
  return `[data-project]{--long:calc(var(--w) - 2);--from:1}[data-view=scale]{--high:${high};--low:${below}}${houses.join('')}`
}

/** What figures of the table are, for phones, where no head of a column says it: texts around each, as custom properties. */
export function unitRules({ areas, millions, stagesShort }: FactWords, noCosts: string): string {
  const units = { area: areas.gross, costs: millions, phases: stagesShort }
  const texts = Object.entries(units).flatMap(([name, text]) => {
    const [before, after] = text.split(/\{\w+\}/)
    return [
      before && `--${name}-before:${JSON.stringify(before)}`,
      after && `--${name}-after:${JSON.stringify(after)}`,
    ]
  })
  return `[data-view=table]{${texts.filter(Boolean).join(';')};--no-costs:${JSON.stringify(noCosts)}}`
}
