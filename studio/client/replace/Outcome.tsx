// The button of a replacement, and what came of it.
import { useState } from 'react'
import { post, type Said } from '../api.ts'
import { Link } from '../router.tsx'
import { Sign } from '../Sign.tsx'
import { useSession } from '../session.tsx'

type State = 'open' | 'busy' | 'done'
export type Replacing = {
  state: State
  wrong: string[]
  send: (path: string, body: unknown) => Promise<void>
}

export function useReplacing(): Replacing {
  const { words, recount } = useSession()
  const [state, setState] = useState<State>('open')
  const [wrong, setWrong] = useState<string[]>([])
  const send = async (path: string, body: unknown) => {
    setState('busy')
    setWrong([])
    try {
      await post(path, body)
      setState('done')
      recount()
    } catch (error) {
      const { message, answer } = error as Said
      const { problems = [] } = answer as { problems?: { way: string[]; message: string }[] }
      const said = problems.map(found => `${found.way.join(' › ')}: ${found.message}`)
      setWrong(said.length > 0 ? said : [message || words.away.title])
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
      {wrong.map(message => (
        <p key={message} className="f-m" role="alert">
          <Sign name="stop" />
          <span>{message}</span>
        </p>
      ))}
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
