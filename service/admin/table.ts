import type { Activity } from './activity.ts'
import type { ListedInquiry, MailRow } from './read-inquiries.ts'

const widest = 40

export function table(header: string[], rows: (string | null | undefined)[][]): string {
  if (rows.length === 0) return 'Nothing found.\n'
  const lines = [header, ...rows].map(row => row.map(value => (value ? shorten(visible(value), widest) : '')))
  const widths = header.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  const text = lines.map(line =>
    line
      .map((value, column) => value.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  text.splice(1, 0, widths.map(width => '─'.repeat(width)).join('  '))
  return `${text.join('\n')}\n`
}

export function inquiryText(
  inquiry: ListedInquiry,
  mails: readonly MailRow[],
  deeds: readonly Activity[],
): string {
  const { reference, kind, locale, receivedAt, state, heldReason, erasedAt, fields } = inquiry
  const facts: [string, string | null | undefined][] = [
    ['Reference', reference],
    ['Kind', kind],
    ['Language', locale],
    ['Received', receivedAt],
    ['State', state],
    ['Held because', heldReason],
    ['Erased', erasedAt],
    ...Object.entries(fields),
  ]
  const lines = facts.flatMap(([label, value]) =>
    value ? [`${label.padEnd(14)}${indent(visible(value, '\n'))}`] : [],
  )
  const mailRows = mails.map(({ purpose, state: mailState, attempts, sent_at, due_at, last_error }) => [
    purpose,
    mailState,
    String(attempts),
    sent_at ?? (mailState === 'due' ? `next ${due_at}` : ''),
    last_error,
  ])
  const mailTable = table(['Mail', 'State', 'Attempts', 'Sent', 'Last error'], mailRows)
  const deedRows = deeds.map(
    ({ at, person, what, note }) => `${at}  ${visible(person)}: ${what}${said(note)}\n`,
  )
  return `${lines.join('\n')}\n\n${mailTable}${deedRows.length > 0 ? '\n' : ''}${deedRows.join('')}`
}

function said(note: string | null): string {
  return note ? `: ${indent(visible(note, '\n'))}` : ''
}

/** Replaces control characters. A visitor's text must not move the cursor or colour the terminal. */
function visible(value: string, except = ''): string {
  return value.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, character =>
    character === except ? character : ' ',
  )
}

function shorten(value: string, most: number): string {
  return value.length > most ? `${value.slice(0, most - 1)}…` : value
}

function indent(value: string): string {
  return value.replaceAll('\n', `\n${' '.repeat(14)}`)
}
