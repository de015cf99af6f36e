// The button of a replacement, and its result.

import { useState } from 'react'
import { post } from '../ui/api.ts'
import { Button, TextLink } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import styles from './people.module.css'
import { peopleWords } from './words.ts'

type State = 'open' | 'busy' | 'done'
export type Replacing = {
  state: State
  problem: string
  send: (path: string, body: unknown) => Promise<void>
}

export function useReplacing(): Replacing {
  const [state, setState] = useState<State>('open')
  const { problem, attempt } = useAction()
  const send = async (path: string, body: unknown) => {
    setState('busy')
    const isDone = await attempt(() => post(path, body))
    setState(isDone ? 'done' : 'open')
  }
  return { state, problem, send }
}

type Props = { replacing: Replacing; act: string; isReady: boolean }

export function Outcome({ replacing: { state, problem }, act, isReady }: Props) {
  const t = useWords(peopleWords)
  const { words } = useSession()
  return (
    <>
      {problem && <Message>{problem}</Message>}
      <div role="status" className={styles.outcome}>
        {state === 'done' && (
          <p>
            {t.done} <TextLink to="publish">{words.nav.publish}</TextLink>
          </p>
        )}
      </div>
      {state !== 'done' && (
        <Button type="submit" primary disabled={state === 'busy' || !isReady}>
          {act}
        </Button>
      )}
      <p className={texts.note}>{t.draft}</p>
    </>
  )
}
