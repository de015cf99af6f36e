// A bid on the desk: every change is saved after a pause.
import { useEffect, useRef, useState } from 'react'
import { post, Rejection } from '../ui/api.ts'
import type { ComparabilitySentence } from './comparability-sentence.ts'
import type { DraftRequirement } from './draft-requirements.ts'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import type { FormMapping } from './order-schema.ts'
import type { Scoring } from './points.ts'
import type { Bid } from './saved-bids.server.ts'
import type { SheetChoice } from './sheet-choice.ts'

/** The state of the desk, as it is saved. */
export type Work = {
  tender?: ForeignTender
  requirements: DraftRequirement[]
  size: number
  chosen: string[]
  scoring?: Scoring
  /** Sentences that a person changed. An empty one is left out of the sheets. */
  sentences?: ComparabilitySentence[]
  sheets?: SheetChoice
  /** The places of the buyer's forms to which a person has assigned a value. */
  mapping?: FormMapping
  /** The people whose CVs are included; missing in bids from an earlier version. */
  people?: string[]
}

export type BidDraft = Omit<Bid, 'work'> & { work: Work }
export type SaveStatus = { state: 'saved' | 'saving' } | { state: 'failed'; problem: string }

const pauseMs = 800
const empty: Work = { requirements: [], size: 3, chosen: [] }

export function useSavedBid(bid: Bid) {
  const [draft, setDraft] = useState<BidDraft>(() => ({
    ...bid,
    work: bid.work ? (JSON.parse(bid.work) as Work) : empty,
  }))
  const [status, setStatus] = useState<SaveStatus>({ state: 'saved' })
  const newest = useRef(draft)
  const version = useRef(bid.version)
  const isBusy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async () => {
    // The save under way starts the next one when it ends.
    if (isBusy.current) return
    isBusy.current = true
    const sent = newest.current
    setStatus({ state: 'saving' })
    try {
      const { id, name, deadline, notes, verdict, outcome } = sent
      const answer = await post<Pick<Bid, 'version' | 'verdictBy' | 'verdictAt'>>('bids/save', {
        ...{ id, name, deadline, notes, verdict, outcome },
        version: version.current,
        work: JSON.stringify(sent.work),
      })
      version.current = answer.version
      setDraft(now => ({ ...now, verdictBy: answer.verdictBy, verdictAt: answer.verdictAt }))
      if (newest.current === sent) setStatus({ state: 'saved' })
      else timer.current = setTimeout(() => void save(), pauseMs)
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      setStatus({ state: 'failed', problem: error.message })
    } finally {
      isBusy.current = false
    }
  }
  /** Changes the bid. After an await, pass a function: it receives the bid as it is by then. */
  const change = (to: Partial<BidDraft> | ((now: BidDraft) => Partial<BidDraft>)) => {
    const changed = typeof to === 'function' ? to(newest.current) : to
    newest.current = { ...newest.current, ...changed }
    setDraft(now => ({ ...now, ...changed }))
    setStatus({ state: 'saving' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }
  useLeaveWarning(status.state !== 'saved')
  return { draft, change, status, save }
}

/** Asks before leaving the page while a change is not saved. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])
}
