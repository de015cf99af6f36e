import type { Queries, Value } from '../store/database.ts'

export const inquiryStates = ['waiting', 'sent', 'held', 'parked', 'erased'] as const
export type InquiryState = (typeof inquiryStates)[number]

export interface Selection {
  state?: InquiryState | undefined
  kind?: string | undefined
  /** ISO dates; `until` is inclusive. */
  since?: string | undefined
  until?: string | undefined
  reference?: string | undefined
  email?: string | undefined
  /** True for inquiries that one of the firm's people has marked as done. */
  done?: boolean | undefined
}

export interface InquiryRow {
  id: string
  reference: string
  kind: string
  locale: string
  received_at: string
  email: string | null
  fields: string | null
  /** The fields with their labels at the time, in JSON. Older inquiries have none. */
  asked: string | null
  held_reason: string | null
  erased_at: string | null
  state: InquiryState
  done_at: string | null
  done_by: string | null
}

/** The state is what the mails say; it is stored nowhere and can never disagree with them. */
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

export function selectInquiries(queries: Queries, selection: Selection): Promise<InquiryRow[]> {
  const conditions: string[] = []
  const parameters: Value[] = []
  function where(condition: string, value: string | undefined): void {
    if (value === undefined) return
    parameters.push(value)
    conditions.push(`${condition} $${parameters.length}`)
  }
  where('state =', selection.state)
  where('kind =', selection.kind)
  where('received_at >=', selection.since)
  // A day's last moment sorts before the next letter after Z.
  where('received_at <=', selection.until && `${selection.until}~`)
  where('reference =', selection.reference)
  where('email =', selection.email)
  if (selection.done !== undefined) conditions.push(`done_at IS ${selection.done ? 'NOT ' : ''}NULL`)
  const filter = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  return queries.query<InquiryRow>(
    `SELECT * FROM (
       SELECT inquiries.*, ${stateOf} AS state, last.at AS done_at, last.person AS done_by
       FROM inquiries ${dealtWith}
     ) AS listed ${filter} ORDER BY received_at`,
    parameters,
  )
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

/** Digests belong to no inquiry, so no list of inquiries shows that one cannot be delivered. */
export async function undeliveredDigests(
  queries: Queries,
  { state, kind, since, until }: Selection,
): Promise<{ created_at: string; state: InquiryState }[]> {
  if (kind !== undefined) return []
  const digests = await queries.query<{ created_at: string; state: InquiryState }>(
    `SELECT created_at, CASE state WHEN 'due' THEN 'waiting' ELSE state END AS state FROM mails
     WHERE inquiry_id IS NULL AND state IN ('due', 'parked') AND created_at >= $1 AND created_at <= $2
     ORDER BY created_at`,
    [since ?? '', `${until ?? ''}~`],
  )
  return digests.filter(digest => state === undefined || digest.state === state)
}
