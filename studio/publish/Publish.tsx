// Shows the draft, a running publication, and its result.
import { useEffect, useState } from 'react'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import { Draft } from './Draft.tsx'
import type { Draft as DraftData } from './draft.server.ts'
import { Result } from './Result.tsx'
import { Running } from './Running.tsx'
import type { PublishState } from './routes.server.ts'

const pollMs = 700

export function Publish() {
  const { recount } = useSession()
  const state = useData<PublishState>('publish/state')
  const draft = useData<DraftData>('publish/draft')
  const [isWatched, setWatched] = useState(false)
  const isRunning = state.data?.isRunning === true
  const { reload: reloadState } = state
  const { reload: reloadDraft } = draft
  useEffect(() => {
    if (!isRunning) return
    setWatched(true)
    const timer = setInterval(reloadState, pollMs)
    return () => {
      clearInterval(timer)
      // The publication has ended, or the editor has left the screen.
      void reloadDraft()
      recount()
    }
  }, [isRunning, reloadState, reloadDraft, recount])

  const publication = state.data?.publication
  if (isRunning && publication) return <Running publication={publication} />
  if (isWatched && publication?.outcome)
    return <Result publication={publication} onGoOn={() => setWatched(false)} />
  return <Draft draft={draft} last={publication} onStarted={reloadState} />
}
