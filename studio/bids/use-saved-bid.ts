// A bid on the desk: every change is saved after a pause, and stays in the browser until the server has it.
import { useEffect, useState, useSyncExternalStore } from 'react'
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
const retryMs = 3000
const empty: Work = { requirements: [], size: 3, chosen: [] }

type SaveRequest = Pick<
  Bid,
  'id' | 'name' | 'deadline' | 'notes' | 'verdict' | 'outcome' | 'version' | 'work'
>
type Answer = Pick<Bid, 'version' | 'verdictBy' | 'verdictAt'>

/** An open bid: its newest state, and what the server has not confirmed yet. */
export class SavedBid {
  #draft: BidDraft
  /** The request under way, or without an answer. It may have been saved, so it is repeated unchanged. */
  #sent: SaveRequest | undefined
  /** True if the draft has changes that no request contains yet. */
  #isChanged = false
  #isBusy = false
  /** True once another person has changed or deleted the bid. Its changes cannot be saved any more. */
  #isOvertaken = false
  #status: SaveStatus = { state: 'saved' }
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  #snapshot: { draft: BidDraft; status: SaveStatus }

  constructor(bid: Bid) {
    const unsaved = readUnsaved(bid.id)
    this.#draft = unsaved?.draft ?? { ...bid, work: bid.work ? (JSON.parse(bid.work) as Work) : empty }
    if (unsaved) {
      this.#sent = unsaved.sent
      this.#isChanged = true
      this.#status = { state: 'saving' }
      this.#wait(0)
    }
    this.#snapshot = { draft: this.#draft, status: this.#status }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly snapshot = () => this.#snapshot

  /** False if the server has a newer state, and nothing of this one still has to be saved. */
  isCurrent(bid: Bid): boolean {
    if (this.#isOvertaken) return false
    return this.#status.state !== 'saved' || this.#draft.version >= bid.version
  }

  /** Changes the bid. After an await, pass a function: it receives the bid as it is by then. */
  readonly change = (to: Partial<BidDraft> | ((now: BidDraft) => Partial<BidDraft>)): void => {
    this.#draft = { ...this.#draft, ...(typeof to === 'function' ? to(this.#draft) : to) }
    this.#isChanged = true
    this.#status = { state: 'saving' }
    this.#store()
    this.#tell()
    this.#wait(pauseMs)
  }

  /** Saves at once, for a person who does not wait for the next try. */
  readonly save = (): void => {
    this.#status = { state: 'saving' }
    this.#tell()
    this.#wait(0)
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#flush(), ms)
  }

  async #flush(): Promise<void> {
    // The answer to the request under way starts the next one.
    if (this.#isBusy) return
    this.#isBusy = true
    if (!this.#sent) {
      this.#sent = requestOf(this.#draft)
      this.#isChanged = false
    }
    try {
      this.#received(await post<Answer>('bids/save', this.#sent))
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      this.#failed(error)
    } finally {
      this.#isBusy = false
    }
    this.#tell()
  }

  #received(answer: Answer): void {
    this.#sent = undefined
    this.#draft = { ...this.#draft, ...answer }
    this.#status = { state: this.#isChanged ? 'saving' : 'saved' }
    this.#store()
    if (this.#isChanged) this.#wait(pauseMs)
  }

  #failed({ status, message }: Rejection): void {
    this.#status = { state: 'failed', problem: message }
    if (status === 0) {
      this.#wait(retryMs)
      return
    }
    // The server saved nothing, so the next try sends the newest state.
    this.#sent = undefined
    this.#isChanged = true
    this.#isOvertaken = status === 409 || status === 404
    this.#store()
  }

  #store(): void {
    const isSaved = !this.#isChanged && !this.#sent
    storeUnsaved(
      this.#draft.id,
      isSaved || this.#isOvertaken ? undefined : { draft: this.#draft, sent: this.#sent },
    )
  }

  #tell(): void {
    this.#snapshot = { draft: this.#draft, status: this.#status }
    for (const listener of this.#listeners) listener()
  }
}

const requestOf = ({
  id,
  name,
  deadline,
  notes,
  verdict,
  outcome,
  version,
  work,
}: BidDraft): SaveRequest => ({
  ...{ id, name, deadline, notes, verdict, outcome, version },
  work: JSON.stringify(work),
})

/** The changes that the browser keeps, so that they survive a reload. */
type Unsaved = { draft: BidDraft; sent: SaveRequest | undefined }

const keyIn = (id: string): string => `studio-bid ${id}`

function readUnsaved(id: string): Unsaved | undefined {
  const stored = localStorage.getItem(keyIn(id))
  return stored ? (JSON.parse(stored) as Unsaved) : undefined
}

function storeUnsaved(id: string, unsaved: Unsaved | undefined): void {
  localStorage.removeItem(keyIn(id))
  try {
    if (unsaved) localStorage.setItem(keyIn(id), JSON.stringify(unsaved))
  } catch {
    // A long tender may be too large for the store. Then only the warning before leaving protects the changes.
  }
}

const opened = new Map<string, SavedBid>()

/** Opens a bid. Goes on with the changes that were made to it before, while other screens were open. */
export function openedBid(bid: Bid): SavedBid {
  const earlier = opened.get(bid.id)
  if (earlier?.isCurrent(bid)) return earlier
  const next = new SavedBid(bid)
  opened.set(bid.id, next)
  return next
}

export function useSavedBid(bid: Bid) {
  const [saved] = useState(() => openedBid(bid))
  const { draft, status } = useSyncExternalStore(saved.subscribe, saved.snapshot)
  useLeaveWarning(status.state !== 'saved')
  return { draft, change: saved.change, status, save: saved.save }
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
