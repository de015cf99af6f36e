// What is in the draft, what happens while it becomes public, and how that ended.
import { useEffect, useState } from 'react'
import { useData } from '../client/load.ts'
import { useSession } from '../client/session.tsx'
import { Draft, type DraftData } from './Draft.tsx'
import { Ended } from './Ended.tsx'
import { Running } from './Running.tsx'
import type { State } from './shown.ts'

/** How often it is asked how far it is. */
const pause = 700

export function Publish() {
  const { recount } = useSession()
  const state = useData<State>('publish/state')
  const draft = useData<DraftData>('publish/draft')
  const [watched, watch] = useState(false)
  const isRunning = state.data?.isRunning === true
  const { again: askState } = state
  const { again: askDraft } = draft
  useEffect(() => {
    if (!isRunning) return
    watch(true)
    const timer = setInterval(askState, pause)
    return () => {
      clearInterval(timer)
      // It has ended, or nobody looks any more.
      void askDraft()
      recount()
    }
  }, [isRunning, askState, askDraft, recount])

  const publication = state.data?.publication
  if (isRunning && publication) return <Running publication={publication} />
  if (watched && publication?.outcome) return <Ended publication={publication} onGoOn={() => watch(false)} />
  return <Draft draft={draft} last={publication} onStarted={askState} />
}
