import * as v from 'valibot'
import { type Asked, askedSchema } from '../inquiries/asked.ts'
import { normaliseEmail } from '../inquiries/inquiry.ts'
import type { Queries } from '../store/database.ts'
import { type Activity, activityOf } from './activity.ts'
import { type InquiryState, type MailRow, mailsOf, type Selection, selectInquiries } from './selection.ts'

/** As the form had them at the time. */
const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

const storedAsked = v.pipe(v.string(), v.parseJson(), askedSchema)

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
  fields: Record<string, string>
  /** None for an inquiry of a version that stored none, and after an erasure. */
  asked: Asked | undefined
}

/** With `search`, those in which each of its words stands somewhere. */
export async function readInquiries(
  queries: Queries,
  { search, ...selection }: Selection & { search?: string | undefined },
): Promise<ListedInquiry[]> {
  const rows = await selectInquiries(queries, selection)
  const inquiries = rows.map(row => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    locale: row.locale,
    receivedAt: row.received_at,
    state: row.state,
    heldReason: row.held_reason,
    erasedAt: row.erased_at,
    doneAt: row.done_at,
    doneBy: row.done_by,
    fields: row.fields === null ? {} : v.parse(storedFields, row.fields),
    asked: row.asked === null ? undefined : v.parse(storedAsked, row.asked),
  }))
  const words = plain(search ?? '').split(' ')
  return inquiries.filter(({ reference, fields }) => {
    const text = plain([reference, ...Object.values(fields)].join(' '))
    return words.every(word => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
}

export interface PersonExport {
  email: string
  exportedAt: string
  inquiries: (ListedInquiry & { mails: Omit<MailRow, 'id'>[]; deeds: Activity[] })[]
}

/** All that is kept about a person, for the answer to a request under article 15 or 20 GDPR. */
export async function exportPerson(queries: Queries, email: string, now = new Date()): Promise<PersonExport> {
  const address = normaliseEmail(email)
  const inquiries = []
  for (const inquiry of await readInquiries(queries, { email: address })) {
    const mails = await mailsOf(queries, inquiry.id)
    const deeds = await activityOf(queries, inquiry.id)
    inquiries.push({ ...inquiry, mails: mails.map(({ id: _, ...mail }) => mail), deeds })
  }
  return { email: address, exportedAt: now.toISOString(), inquiries }
}
