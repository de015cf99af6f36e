import { useEffect, useRef, useState } from 'react'
import type { Erased } from '../../service/retention/erase.ts'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import { LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import erasureStyles from './erasure.module.css'
import styles from './inbox.module.css'
import type { ErasurePlan } from './routes.server.ts'
import { inboxWords } from './words.ts'

type Props = { reference: string; name: string; onClose: (hasErased: boolean) => void }

export function Erase({ reference, name, onClose }: Props) {
  const t = useWords(inboxWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, error } = useData<ErasurePlan>(`inbox/erasure?reference=${reference}`)
  const [typed, setTyped] = useState('')
  const { problem, attempt } = useAction()
  const [result, setResult] = useState<Pick<Erased, 'inquiries' | 'isForgotten' | 'hasAccount'>>()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => onClose(result !== undefined)
  const isTyped = data !== undefined && typed.trim().toLowerCase() === data.email

  const erase = () => attempt(async () => setResult(await post('inbox/erase', { reference, typed })))
  return (
    <dialog
      className={classes(erasureStyles.dialog, erasureStyles.dialogPlace)}
      ref={dialog}
      aria-labelledby="erase"
      onClose={close}
    >
      <div className={erasureStyles.dialogHead}>
        <div>
          <h2 id="erase">{t.eraseTitle(name)}</h2>
          {data && <p className={texts.note}>{t.eraseLead(data.email)}</p>}
        </div>
        <button
          type="button"
          className={erasureStyles.dialogClose}
          aria-label={t.close}
          onClick={() => dialog.current?.close()}
        >
          <LineIcon name="cross" />
        </button>
      </div>
      <div className={erasureStyles.dialogBody}>
        {result && (
          <>
            <p role="status">{result.isForgotten ? t.erasedNow(result.inquiries) : t.notForgotten}</p>
            {result.hasAccount && <p>{t.accountLeft}</p>}
            <p className={classes(erasureStyles.dialogActions, styles.spaced)}>
              <Button onClick={() => dialog.current?.close()}>{t.close}</Button>
            </p>
          </>
        )}
        {!result && error && <p role="alert">{error.message}</p>}
        {!result && data && (
          <>
            <What plan={data} />
            <p className={styles.spaced}>
              <a className={buttons.link} href={`/studio/api/inbox/person?reference=${reference}`} download>
                <span>{t.accessFirst}</span>
              </a>
            </p>
            <form
              onSubmit={event => {
                event.preventDefault()
                if (isTyped) void erase()
              }}
            >
              <label className={layout.caption} htmlFor="typed">
                {t.typeIt(data.email)}
              </label>
              <input
                className={fields.control}
                id="typed"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
              {problem && <Message>{problem}</Message>}
              <p className={classes(erasureStyles.dialogActions, styles.spaced)}>
                <Button type="submit" disabled={!isTyped}>
                  {t.eraseNow}
                </Button>
                <Button onClick={() => dialog.current?.close()}>{t.cancel}</Button>
              </p>
            </form>
          </>
        )}
      </div>
    </dialog>
  )
}

function What({ plan: { inquiries, mails, undelivered, notes, account } }: { plan: ErasurePlan }) {
  const { language } = useSession()
  const t = useWords(inboxWords)
  return (
    <div className={erasureStyles.erasure}>
      <section>
        <h3>{t.goes}</h3>
        <ul className={lists.rows}>
          {inquiries.map(({ reference, receivedAt, kindName }) => (
            <li key={reference}>
              {kindName} <span className={texts.figures}>{reference}</span>, {moment(receivedAt, language)}
            </li>
          ))}
          {mails > 0 && <li>{t.goesMails(mails, undelivered)}</li>}
          {notes > 0 && <li>{t.goesNotes(notes)}</li>}
          {account === 'goes' && <li>{t.goesAccount}</li>}
        </ul>
      </section>
      <section>
        <h3>{t.stays}</h3>
        <ul className={lists.rows}>
          <li>{t.staysText}</li>
          {account === 'stays' && <li>{t.staysAccount}</li>}
        </ul>
      </section>
      <section>
        <h3>{t.yours}</h3>
        <ul className={lists.rows}>
          <li>{t.yoursMails(inquiries.map(({ reference }) => reference).join(', '))}</li>
          <li>{t.yoursBackup}</li>
        </ul>
      </section>
    </div>
  )
}
