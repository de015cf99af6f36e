import * as v from 'valibot'
import { normaliseEmail } from '../inquiries/inquiry.ts'
import type { Queries } from '../store/database.ts'
import { type InquiryState, type MailRow, mailsOf, type Selection, selectInquiries } from './selection.ts'

/** As the form had them at the time. */
const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

export interface ListedInquiry {
  id: string
  reference: string
  kind: string
  locale: string
  receivedAt: string
  state: InquiryState
  heldReason: string | null
  erasedAt: string | null
  fields: Record<string, string>
}

export async function readInquiries(queries: Queries, selection: Selection): Promise<ListedInquiry[]> {
  const rows = await selectInquiries(queries, selection)
  return rows.map(row => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    locale: row.locale,
    receivedAt: row.received_at,
    state: row.state,
    heldReason: row.held_reason,
    erasedAt: row.erased_at,
    fields: row.fields === null ? {} : v.parse(storedFields, row.fields),
  }))
}

export interface PersonExport {
  email: string
  exportedAt: string
  inquiries: (ListedInquiry & { mails: Omit<MailRow, 'id'>[] })[]
}

/** All that is kept about a person, for the answer to a request under article 15 or 20 GDPR. */
export async function exportPerson(queries: Queries, email: string, now = new Date()): Promise<PersonExport> {
  const address = normaliseEmail(email)
  const inquiries = []
  for (const inquiry of await readInquiries(queries, { email: address })) {
    const mails = await mailsOf(queries, inquiry.id)
    inquiries.push({ ...inquiry, mails: mails.map(({ id: _, ...mail }) => mail) })
  }
  return { email: address, exportedAt: now.toISOString(), inquiries }
}
