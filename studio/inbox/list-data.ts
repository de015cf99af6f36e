import type { InquiryList } from './list.ts'

export type Filters = { tab: string; q: string; kind: string; state: string }
export type ListData = InquiryList & { kinds: Record<string, string> }
