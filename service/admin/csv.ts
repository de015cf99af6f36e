import { fieldOrder } from '../../src/content/schemas/mails.ts'
import type { ListedInquiry } from './export.ts'

/** For spreadsheets: UTF-8 with a mark, because Excel guesses otherwise. */
export function toCsv(inquiries: readonly ListedInquiry[]): string {
  const header = ['reference', 'received', 'kind', 'language', 'state', ...fieldOrder]
  const rows = inquiries.map(({ reference, receivedAt, kind, locale, state, fields }) => [
    reference,
    receivedAt,
    kind,
    locale,
    state,
    ...fieldOrder.map(field => fields[field] ?? ''),
  ])
  return `\uFEFF${[header, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A cell that begins like a formula would be run by the program that opens the file; an apostrophe makes it text. */
function cell(value: string): string {
  const harmless = /^[\s\p{Cc}\u200b-\u200f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/u.test(value)
    ? `'${value}`
    : value
  return `"${harmless.replaceAll('"', '""')}"`
}
