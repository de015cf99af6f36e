// The button of a replacement, and what came of it.

import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { post, type Rejection } from '../ui/api.ts'
import { TextLink } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './people.module.css'

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
      {wrong && <Message>{wrong}</Message>}
      <div role="status" className={styles.outcome}>
        {state === 'done' && (
          <p>
            {words.replace.done} <TextLink to="publish">{words.nav.publish}</TextLink>
          </p>
        )}
      </div>
      {state !== 'done' && (
        <button
          type="submit"
          className={classes(buttons.button, buttons.primary)}
          disabled={state === 'busy' || !isReady}
        >
          {act}
        </button>
      )}
      <p className={texts.note}>{words.replace.draft}</p>
    </>
  )
}
