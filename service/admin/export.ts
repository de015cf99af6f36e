import { normaliseEmail } from '../inquiries/inquiry.ts'
import type { Queries } from '../store/database.ts'
import { type Activity, activityOf } from './activity.ts'
import { type ListedInquiry, type MailRow, mailsOf, readInquiries } from './read-inquiries.ts'

export interface PersonExport {
  email: string
  exportedAt: string
  inquiries: (ListedInquiry & { mails: Omit<MailRow, 'id'>[]; deeds: Activity[] })[]
}

/** Collects all data of the service about a person, to answer a request under article 15 or 20 GDPR. */
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
