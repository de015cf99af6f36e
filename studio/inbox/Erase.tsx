import { useEffect, useRef, useState } from 'react'
import { post, Rejection } from '../ui/api.ts'
import { moment } from '../ui/dates.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import type { ErasurePlan } from './routes.server.ts'
import { inboxWords } from './words.ts'

type Props = { reference: string; name: string; onClose: (hasErased: boolean) => void }

export function Erase({ reference, name, onClose }: Props) {
  const { language, words } = useSession()
  const t = inboxWords[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, error } = useData<ErasurePlan>(`inbox/erasure?reference=${reference}`)
  const [typed, type] = useState('')
  const [problem, say] = useState('')
  const [result, end] = useState<{ inquiries: number; isForgotten: boolean }>()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => onClose(result !== undefined)
  const isTyped = data !== undefined && typed.trim().toLowerCase() === data.email

  const erase = async () => {
    try {
      end(await post('inbox/erase', { reference, typed }))
    } catch (reason) {
      if (!(reason instanceof Rejection)) throw reason
      say(reason.message || words.away.title)
    }
  }
  return (
    <dialog className="dlg in-dlg" ref={dialog} aria-labelledby="erase" onClose={close}>
      <div className="dlg-h">
        <div>
          <h2 id="erase">{t.eraseTitle(name)}</h2>
          {data && <p className="note">{t.eraseLead(data.email)}</p>}
        </div>
        <button type="button" className="dlg-x" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <LineIcon name="cross" />
        </button>
      </div>
      <div className="dlg-b">
        {result && (
          <>
            <p role="status">{result.isForgotten ? t.erasedNow(result.inquiries) : t.notForgotten}</p>
            <p className="dlg-a in-p">
              <button type="button" className="b" onClick={() => dialog.current?.close()}>
                {t.close}
              </button>
            </p>
          </>
        )}
        {!result && error && <p role="alert">{error.message || words.away.title}</p>}
        {!result && data && (
          <>
            <What plan={data} />
            <p className="in-p">
              <a className="t" href={`/studio/api/inbox/person?reference=${reference}`} download>
                <span>{t.accessFirst}</span>
              </a>
            </p>
            <form
              onSubmit={event => {
                event.preventDefault()
                if (isTyped) void erase()
              }}
            >
              <label className="lab" htmlFor="typed">
                {t.typeIt(data.email)}
              </label>
              <input
                className="fi"
                id="typed"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={event => type(event.target.value)}
              />
              {problem && (
                <p className="f-m" role="alert">
                  <span>{problem}</span>
                </p>
              )}
              <p className="dlg-a in-p">
                <button type="submit" className="b" disabled={!isTyped}>
                  {t.eraseNow}
                </button>
                <button type="button" className="b" onClick={() => dialog.current?.close()}>
                  {t.cancel}
                </button>
              </p>
            </form>
          </>
        )}
      </div>
    </dialog>
  )
}

function What({ plan: { inquiries, mails, undelivered, notes } }: { plan: ErasurePlan }) {
  const { language } = useSession()
  const t = inboxWords[language]
  return (
    <div className="era">
      <section>
        <h3>{t.goes}</h3>
        <ul className="rows">
          {inquiries.map(({ reference, receivedAt, kindName }) => (
            <li key={reference}>
              {kindName} <span className="tn">{reference}</span>, {moment(receivedAt, language)}
            </li>
          ))}
          {mails > 0 && <li>{t.goesMails(mails, undelivered)}</li>}
          {notes > 0 && <li>{t.goesNotes(notes)}</li>}
        </ul>
      </section>
      <section>
        <h3>{t.stays}</h3>
        <ul className="rows">
          <li>{t.staysText}</li>
        </ul>
      </section>
      <section>
        <h3>{t.yours}</h3>
        <ul className="rows">
          <li>{t.yoursMails(inquiries.map(({ reference }) => reference).join(', '))}</li>
          <li>{t.yoursBackup}</li>
        </ul>
      </section>
    </div>
  )
}
