// What is wrong in the content, said to somebody who does not program, in German or English.
import type * as v from 'valibot'
import type { Locale } from '../routes.ts'
import { shownDir } from './content-dir.ts'

export type ContentProblem = { file: string; line: number; field: string; message: string }

export type Sentence = Record<Locale, string>

/** A schema's own message, in the language that the check speaks; {received} is what the file says. */
export const say = (de: string, en: string) => (issue: v.BaseIssue<unknown>) =>
  (issue.lang === 'de' ? de : en).replace('{received}', () => issue.received)

/** German where the machine speaks German, English everywhere else. */
export function spokenLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): Locale {
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('de') ? 'de' : 'en'
}

export class ContentError extends Error {
  readonly problems: ContentProblem[]
  constructor(problems: ContentProblem[], language: Locale) {
    const sorted = problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    super(formatProblems(sorted, language))
    this.name = 'ContentError'
    this.problems = sorted
  }
}

export function formatProblems(problems: ContentProblem[], language: Locale): string {
  const [one, many, all] =
    language === 'de'
      ? ['Fehler im Inhalt', 'Fehler im Inhalt', '(ganze Datei)']
      : ['problem in the content', 'problems in the content', '(whole file)']
  const lines = problems.map(
    ({ file, line, field, message }) => `${shownDir()}/${file}:${line}  ${field || all}: ${message}`,
  )
  return `${problems.length} ${problems.length === 1 ? one : many}:\n${lines.join('\n')}`
}
