// Describes problems of the content for people who do not program, in the two languages of the program.
import type * as v from 'valibot'
import type { ProgramLanguage } from '../i18n/program-language.ts'
import type { Path } from './changes.ts'
import { shownFile } from './content-dir.ts'

export type Sentence = Record<ProgramLanguage, string>

/** A problem at a path of a file; an empty path means the whole file. */
export type ContentProblem = { file: string; line: number; path: Path; says: Sentence }

/** Formats a path for people: `hero › heading › 2. › de`. */
export const pathName = (path: Path): string =>
  path.map(key => (typeof key === 'number' ? `${key + 1}.` : key)).join(' › ')

/** Ends a message about an unknown name with the names that exist. */
export const existingNames = (names: readonly string[]): Sentence =>
  names.length > 0
    ? { de: `es gibt ${names.join(', ')}`, en: `known: ${names.join(', ')}` }
    : { de: 'legen Sie den Eintrag zuerst an', en: 'add the entry first' }

/** Creates a schema's own message in the language of the check. {received} is the value in the file. */
export const say = (de: string, en: string) => (issue: v.BaseIssue<unknown>) =>
  (issue.lang === 'de' ? de : en).replace('{received}', () => issue.received)

/** Returns German if that is the language of the system, otherwise English. */
export function spokenLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): ProgramLanguage {
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('de') ? 'de' : 'en'
}

export class ContentError extends Error {
  readonly problems: ContentProblem[]
  constructor(problems: ContentProblem[], language: ProgramLanguage = spokenLanguage()) {
    const sorted = problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    super(formatProblems(sorted, language))
    this.name = 'ContentError'
    this.problems = sorted
  }
}

export function formatProblems(problems: ContentProblem[], language: ProgramLanguage): string {
  const [one, many, all] =
    language === 'de'
      ? ['Fehler im Inhalt', 'Fehler im Inhalt', '(ganze Datei)']
      : ['problem in the content', 'problems in the content', '(whole file)']
  const lines = problems.map(
    ({ file, line, path, says }) => `${shownFile(file)}:${line}  ${pathName(path) || all}: ${says[language]}`,
  )
  return `${problems.length} ${problems.length === 1 ? one : many}:\n${lines.join('\n')}`
}
