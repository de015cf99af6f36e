// Puts a tender that was read onto the desk of a bid.
import { requirementsOf } from './draft-requirements.ts'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import type { BidDraft } from './use-saved-bid.ts'

/** Resets criteria, selection and sentences; keeps sheets, mappings, scoring and people. */
export function withTender({ name, deadline, work }: BidDraft, tender: ForeignTender): Partial<BidDraft> {
  return {
    name: name || (tender.notice?.title ?? ''),
    deadline: deadline ?? dayOf(tender.notice?.deadline ?? tender.deadline),
    work: { ...work, tender, requirements: requirementsOf(tender.lines), chosen: [], sentences: [] },
  }
}

/** The day of a deadline, if the notice names one. */
const dayOf = (found: { month: string; day: number | undefined } | undefined): string | null =>
  found?.day ? `${found.month}-${String(found.day).padStart(2, '0')}` : null
