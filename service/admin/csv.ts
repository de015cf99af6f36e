import type { ListedInquiry } from './export.ts'

/** For spreadsheets: UTF-8 with a mark, because Excel guesses otherwise. */
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
  return `\uFEFF${[header, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** What a program that opens the file may take for the beginning of a formula, after signs nobody sees. */
const formula = /[\s\p{Cc}\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u
/**
 * Where a cell begins: also inside of one, because a German Excel takes the semicolon for the separator, and then
 * neither quotes nor line breaks protect what follows.
 */
const beginnings = new RegExp(`(^|[;\\t\\r\\n])(?=${formula.source})`, 'gu')

/** An apostrophe makes a formula a text. */
function cell(value = ''): string {
  const harmless = value.replace(beginnings, "$1'").replace(/^(?=[\t\r\n])/, "'")
  return `"${harmless.replaceAll('"', '""')}"`
}
