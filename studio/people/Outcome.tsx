// The button of a replacement, and what came of it.
import { useState } from 'react'
import { post, type Rejection } from '../ui/api.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'

type State = 'open' | 'busy' | 'done'
export type Replacing = {
  state: State
  wrong: string
  send: (path: string, body: unknown) => Promise<void>
}

export function useReplacing(): Replacing {
  const { words, recount } = useSession()
  const [state, setState] = useState<State>('open')
  const [wrong, setWrong] = useState('')
  const send = async (path: string, body: unknown) => {
    setState('busy')
    setWrong('')
    try {
      await post(path, body)
      setState('done')
      recount()
    } catch (error) {
      setWrong((error as Rejection).message || words.away.title)
      setState('open')
    }
  }
  return { state, wrong, send }
}

type Props = { replacing: Replacing; act: string; isReady: boolean }

export function Outcome({ replacing: { state, wrong }, act, isReady }: Props) {
  const { words } = useSession()
  return (
    <>
      {wrong && (
        <p className="f-m" role="alert">
          <LineIcon name="stop" />
          <span>{wrong}</span>
        </p>
      )}
      <div role="status" className="done">
        {state === 'done' && (
          <p>
            {words.replace.done}{' '}
            <Link className="t" to="publish">
              <span>{words.nav.publish}</span>
            </Link>
          </p>
        )}
      </div>
      {state !== 'done' && (
        <button type="submit" className="b b--ink" disabled={state === 'busy' || !isReady}>
          {act}
        </button>
      )}
      <p className="note">{words.replace.draft}</p>
    </>
  )
}
