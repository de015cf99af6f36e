// Checks the whole content with a change before anything is written.
import type { ContentProblem } from '../../src/content/problems.ts'
import { parseContent } from '../../src/content/read.ts'
import { type NewTexts, openFolder } from '../../src/content/regular-files.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { themeProblems } from '../../src/theme/read-theme.ts'
import { themeFile } from '../../src/theme/theme-file.ts'
import type { Studio } from '../http/settings.ts'

/** The problems of the draft, or of the draft with these texts. */
export const problemsOf = ({ content }: Studio, texts: NewTexts = {}): ContentProblem[] => {
  const { [themeFile]: theme, ...others } = texts
  return [...parseContent(siteModel, openFolder(content, others)).problems, ...themeProblems(content, theme)]
}

const keyOf = ({ file, path, says }: ContentProblem) => JSON.stringify([file, path, says.de])

/** The problems that these texts would add to the draft. */
export const problemsWith = (studio: Studio, texts: NewTexts): ContentProblem[] =>
  newProblems(problemsOf(studio), problemsOf(studio, texts))

/** The problems that were not there before. */
export function newProblems(before: ContentProblem[], after: ContentProblem[]): ContentProblem[] {
  const known = new Set(before.map(keyOf))
  return after.filter(problem => !known.has(keyOf(problem)))
}
