// What is in the draft, what happens while it becomes public, and how that ended.
import { useEffect, useState } from 'react'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import { Draft } from './Draft.tsx'
import { Result } from './Result.tsx'
import { Running } from './Running.tsx'
import type { Draft as DraftData, PublishState } from './routes.server.ts'

/** How often it is asked how far it is. */
const pause = 700

export function Publish() {
  const { recount } = useSession()
  const state = useData<PublishState>('publish/state')
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
  if (watched && publication?.outcome) return <Result publication={publication} onGoOn={() => watch(false)} />
  return <Draft draft={draft} last={publication} onStarted={askState} />
}
