import type { ListedInquiry } from './read-inquiries.ts'

/** Writes a table for spreadsheets, in UTF-8 with a byte order mark, without which Excel guesses the encoding. */
export function toCsv(inquiries: readonly ListedInquiry[]): string {
  // The columns follow the order of the fields in their forms, including fields of earlier forms.
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

/** Matches text that a spreadsheet may treat as the start of a formula, even after invisible characters. */
const formula = /[\s\p{Cc}\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u
/**
 * Matches formulas at the beginning of a cell and inside it. A German Excel treats the semicolon as the separator, and
 * then neither quotes nor line breaks protect the rest.
 */
const beginnings = new RegExp(`(^|[;\\t\\r\\n])(?=${formula.source})`, 'gu')

/** Quotes a cell, with an apostrophe before each formula, which makes it plain text. */
export function csvCell(value = ''): string {
  const harmless = value.replace(beginnings, "$1'").replace(/^(?=[\t\r\n])/, "'")
  return `"${harmless.replaceAll('"', '""')}"`
}
