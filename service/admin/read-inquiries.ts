import * as v from 'valibot'
import { type Asked, askedSchema } from '../inquiries/asked.ts'
import { startOfDay } from '../inquiries/local-day.ts'
import type { Queries, Value } from '../store/database.ts'

export const inquiryStates = ['waiting', 'sent', 'held', 'parked', 'erased'] as const
export type InquiryState = (typeof inquiryStates)[number]

export interface Selection {
  state?: InquiryState | undefined
  kind?: string | undefined
  /** ISO dates of days in Frankfurt; `until` is inclusive. */
  since?: string | undefined
  until?: string | undefined
  reference?: string | undefined
  email?: string | undefined
  /** True for inquiries that one of the firm's people has marked as done. */
  done?: boolean | undefined
  /** Words that the inquiry must all contain, anywhere. */
  search?: string | undefined
}

export interface ListedInquiry {
  id: string
  reference: string
  kind: string
  locale: string
  receivedAt: string
  state: InquiryState
  heldReason: string | null
  erasedAt: string | null
  doneAt: string | null
  doneBy: string | null
  /** The answers by the names that the fields had when the visitor sent the form. */
  fields: Record<string, string>
  /** The labels of the fields. Undefined after an erasure, and for versions that stored none. */
  asked: Asked | undefined
}

type Row = Omit<ListedInquiry, 'fields' | 'asked'> & { fields: string | null; asked: string | null }

const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
const storedAsked = v.pipe(v.string(), v.parseJson(), askedSchema)

/** Derives the state from the mails. It is not stored, so it can never disagree with them. */
const stateOf = `CASE
  WHEN erased_at IS NOT NULL THEN 'erased'
  WHEN EXISTS (SELECT 1 FROM mails WHERE inquiry_id = inquiries.id AND state = 'parked') THEN 'parked'
  WHEN EXISTS (SELECT 1 FROM mails WHERE inquiry_id = inquiries.id AND state = 'held') THEN 'held'
  WHEN EXISTS (SELECT 1 FROM mails WHERE inquiry_id = inquiries.id AND state = 'due') THEN 'waiting'
  ELSE 'sent' END`

/** Joins the latest `done` of an inquiry, unless the inquiry was reopened later. */
const dealtWith = `LEFT JOIN deeds AS last ON last.inquiry_id = inquiries.id AND last.what = 'done' AND NOT EXISTS (
  SELECT 1 FROM deeds AS later
  WHERE later.inquiry_id = inquiries.id AND later.what IN ('done', 'open') AND later.at > last.at)`

export async function readInquiries(queries: Queries, selection: Selection): Promise<ListedInquiry[]> {
  const conditions: string[] = ['TRUE']
  const parameters: Value[] = []
  function where(condition: string, value: string | undefined): void {
    if (value === undefined) return
    parameters.push(value)
    conditions.push(`${condition} $${parameters.length}`)
  }
  where(`${stateOf} =`, selection.state)
  where('kind =', selection.kind)
  // Whole moments have their punctuation at the same places, so PostgreSQL compares them alike in all locales.
  where('received_at >=', selection.since && startOfDay(selection.since))
  where('received_at <', selection.until && startOfDay(dayAfter(selection.until)))
  where('reference =', selection.reference)
  where('email =', selection.email)
  if (selection.done !== undefined) conditions.push(`last.at IS ${selection.done ? 'NOT ' : ''}NULL`)
  const rows = await queries.query<Row>(
    `SELECT inquiries.id, reference, kind, locale, received_at AS "receivedAt", ${stateOf} AS state,
       held_reason AS "heldReason", erased_at AS "erasedAt", last.at AS "doneAt", last.person AS "doneBy", fields, asked
     FROM inquiries ${dealtWith} WHERE ${conditions.join(' AND ')} ORDER BY received_at`,
    parameters,
  )
  const words = plain(selection.search ?? '').split(' ')
  return rows
    .map(row => ({
      ...row,
      fields: row.fields === null ? {} : v.parse(storedFields, row.fields),
      asked: row.asked === null ? undefined : v.parse(storedAsked, row.asked),
    }))
    .filter(({ reference, fields }) => {
      const text = plain([reference, ...Object.values(fields)].join(' '))
      return words.every(word => text.includes(word))
    })
}

/** Takes and returns an ISO day. */
export function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
}

export interface MailRow {
  id: string
  purpose: string
  state: string
  attempts: number
  due_at: string
  sent_at: string | null
  last_error: string | null
  content: string
}

export function mailsOf(queries: Queries, inquiryId: string): Promise<MailRow[]> {
  return queries.query<MailRow>(
    `SELECT id, purpose, state, attempts, due_at, sent_at, last_error, content
     FROM mails WHERE inquiry_id = $1 ORDER BY purpose DESC`,
    [inquiryId],
  )
}
