// The list of inquiries as people work through it.
import { inquiryStates, type ListedInquiry, readInquiries } from '../../service/admin/read-inquiries.ts'
import { answerOf } from '../../service/inquiries/asked.ts'
import type { Queries } from '../../service/store/database.ts'
import type { Due } from './due.server.ts'

export const tabs = ['todo', 'done', 'erased', 'all'] as const
export type Tab = (typeof tabs)[number]

export type Listed = Pick<
  ListedInquiry,
  'reference' | 'receivedAt' | 'kind' | 'locale' | 'state' | 'doneAt' | 'doneBy' | 'erasedAt'
> & { name: string; company: string; text: string; due: Due | undefined }

export type InquiryList = { counts: Record<Tab, number>; inquiries: Listed[]; more: number }

/** The most inquiries on one screen; a search finds the rest. */
const maxListed = 200

const isIn: Record<Tab, (inquiry: ListedInquiry) => boolean> = {
  todo: ({ doneAt, erasedAt }) => doneAt === null && erasedAt === null,
  done: ({ doneAt, erasedAt }) => doneAt !== null && erasedAt === null,
  erased: ({ erasedAt }) => erasedAt !== null,
  all: () => true,
}

/** Undeliverable inquiries first, then the oldest, probable spam last. */
const urgency = ({ state }: ListedInquiry) => ({ parked: 0, waiting: 1, sent: 1, held: 2, erased: 3 })[state]

export async function listInquiries(
  queries: Queries,
  query: URLSearchParams,
  dueOf: (receivedAt: string) => Due | undefined,
): Promise<InquiryList> {
  const tab = tabs.find(name => name === query.get('tab')) ?? 'todo'
  const inquiries = await readInquiries(queries, selectionOf(query))
  const counts = Object.fromEntries(tabs.map(name => [name, inquiries.filter(isIn[name]).length]))
  const mine = inquiries.filter(isIn[tab])
  if (tab === 'todo') mine.sort((a, b) => urgency(a) - urgency(b))
  else if (tab === 'done') mine.sort((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? ''))
  else mine.reverse()
  return {
    counts: counts as Record<Tab, number>,
    inquiries: mine
      .slice(0, maxListed)
      .map(inquiry => ({ ...listed(inquiry), due: dueOf(inquiry.receivedAt) })),
    more: Math.max(0, mine.length - maxListed),
  }
}

/** Reads the filters, which are the same for the list and for its export. */
export function selectionOf(query: URLSearchParams) {
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(query.get(name) ?? '') ? query.get(name) : null)
  return {
    kind: query.get('kind') || undefined,
    state: inquiryStates.find(state => state === query.get('state')),
    since: day('since') ?? undefined,
    until: day('until') ?? undefined,
    search: query.get('q')?.slice(0, 200) || undefined,
  }
}

export const isInTab = (query: URLSearchParams) => isIn[tabs.find(name => name === query.get('tab')) ?? 'all']

function listed(inquiry: ListedInquiry): Omit<Listed, 'due'> {
  const { reference, receivedAt, kind, locale, state, doneAt, doneBy, erasedAt } = inquiry
  const text = answerOf(inquiry, 'message').replace(/\s+/g, ' ').slice(0, 160)
  const [name, company] = [answerOf(inquiry, 'name'), answerOf(inquiry, 'company')]
  return { reference, receivedAt, kind, locale, state, doneAt, doneBy, erasedAt, name, company, text }
}
