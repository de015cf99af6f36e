import type { ListedInquiry } from './read-inquiries.ts'

/** Writes a table for spreadsheets, in UTF-8 with a mark, because Excel guesses otherwise. */
export function toCsv(inquiries: readonly ListedInquiry[]): string {
  // Fields come in the order of their forms, also those of forms that have changed.
  const fieldNames = [...new Set(inquiries.flatMap(({ fields }) => Object.keys(fields)))]
  const header = ['reference', 'received', 'kind', 'language', 'state', ...fieldNames]
  const rows = inquiries.map(({ reference, receivedAt, kind, locale, state, fields }) => [
    reference,
    receivedAt,
    kind,
    locale,
    state,
    ...fieldNames.map(field => fields[field]),
  ])
  return `\uFEFF${[header, ...rows].map(row => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** Matches what a spreadsheet may take for the beginning of a formula, also after invisible characters. */
const formula = /[\s\p{Cc}\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u
/**
 * Matches formulas at the beginning of a cell and inside it. A German Excel takes the semicolon for the
 * separator, and then neither quotes nor line breaks protect the rest.
 */
const beginnings = new RegExp(`(^|[;\\t\\r\\n])(?=${formula.source})`, 'gu')

/** An apostrophe makes a formula a text. */
export function csvCell(value = ''): string {
  const harmless = value.replace(beginnings, "$1'").replace(/^(?=[\t\r\n])/, "'")
  return `"${harmless.replaceAll('"', '""')}"`
}
