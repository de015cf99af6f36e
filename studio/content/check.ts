// What the whole content would have against a change, before a letter of it is written.
import type { Path } from '../../src/content/changes.ts'
import type { ContentProblem } from '../../src/content/problems.ts'
import { parseContent } from '../../src/content/read.ts'
import type { NewTexts } from '../../src/content/regular-files.ts'
import type { Locale } from '../../src/routes.ts'
import { siteModel } from '../../src/site/model.ts'
import type { Studio } from '../settings.ts'

export const problemsOf = ({ content }: Studio, language: Locale, texts?: NewTexts): ContentProblem[] =>
  parseContent(siteModel, content, language, texts).problems

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
