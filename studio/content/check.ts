// What the whole content would have against a change, before a letter of it is written.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ContentProblem } from '../../src/content/problems.ts'
import { parseContent } from '../../src/content/read.ts'
import type { Locale } from '../../src/routes.ts'
import { siteModel } from '../../src/site/model.ts'
import type { Studio } from '../settings.ts'
import type { Path } from '../splice/change.ts'

/** By their names within content/; undefined stands for a file that goes. */
export type NewTexts = Record<string, string | Buffer | undefined>

export function problemsOf({ content }: Studio, language: Locale, texts: NewTexts = {}): ContentProblem[] {
  if (Object.keys(texts).length === 0) return parseContent(siteModel, content, language).problems
  const trial = mkdtempSync(join(tmpdir(), 'studio-'))
  try {
    overlay(content, trial, texts)
    return parseContent(siteModel, trial, language).problems
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

/** Links to everything that stays, and the new texts where they would stand. */
function overlay(from: string, to: string, texts: NewTexts, below = ''): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const name = below + entry.name
    const holdsNew = Object.keys(texts).some(file => file.startsWith(`${name}/`))
    if (holdsNew) {
      mkdirSync(join(to, entry.name))
      overlay(join(from, entry.name), join(to, entry.name), texts, `${name}/`)
    } else if (!(name in texts)) symlinkSync(join(from, entry.name), join(to, entry.name))
  }
  for (const [file, text] of Object.entries(texts))
    if (text !== undefined && dirname(`/${file}`) === `/${below}`.replace(/(.)\/$/, '$1'))
      writeFileSync(join(to, file.slice(below.length)), text)
}

/** The place that a problem names, as a path: `hero › heading › 2. › de`. */
export const pathOf = ({ field }: ContentProblem): Path =>
  field === ''
    ? []
    : field.split(' › ').map(step => (/^\d+\.$/.test(step) ? Number.parseInt(step, 10) - 1 : step))

const told = ({ file, field, message }: ContentProblem) => [file, field, message].join('\n')

/** What was not wrong before. */
export function newProblems(before: ContentProblem[], after: ContentProblem[]): ContentProblem[] {
  const known = new Set(before.map(told))
  return after.filter(problem => !known.has(told(problem)))
}
