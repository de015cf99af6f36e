// The steps from one format of the content to the next. A step that was released is never changed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonical } from '../src/content/document.ts'
import { formatFile } from '../src/content/format.ts'
import { convert } from './1/convert.ts'

export type Step = {
  /** The format of the content after this step. */
  format: number
  /** A sentence for the person who upgrades. */
  does: string
  /** Tasks and decisions that only people can do. */
  tasks: string[]
  convert: (content: string) => void
}

export const steps: readonly Step[] = [
  {
    format: 1,
    does: 'Pages become lists of sections. Texts, pictures and links stay as they are.',
    tasks: [
      'On a server: replace the unit files and Caddyfiles by those of this version (docs/deploy.md).',
      'Colours, typeface or logo that you changed in the code: enter them in theme/.',
    ],
    convert,
  },
]

export function formatOf(content: string): number {
  const file = join(content, formatFile)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

/** Returns the steps that a content still needs. */
export const stepsFor = (content: string, all = steps): Step[] => {
  const own = formatOf(content)
  return all.filter(({ format }) => format > own)
}

/** Converts a content to the present format, and formats its files as the Studio does. */
export function migrate(content: string, all = steps): void {
  const ahead = stepsFor(content, all)
  const last = ahead.at(-1)
  if (last === undefined) return
  for (const step of ahead) step.convert(content)
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml') || name.startsWith('.')) continue
    const file = join(content, name)
    writeFileSync(file, canonical(readFileSync(file, 'utf8')))
  }
  writeFileSync(join(content, formatFile), `${last.format}\n`)
}
