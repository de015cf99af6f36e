import { useState } from 'react'
import { post, Rejection } from '../ui/api.ts'
import { day, longDay, moment } from '../ui/dates.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import { Actions } from './Actions.tsx'
import { DeliveryProblem } from './DeliveryProblem.tsx'
import type { Due } from './due.server.ts'
import { Erase } from './Erase.tsx'
import { History } from './History.tsx'
import type { Reply } from './reply.server.ts'
import type { InquiryData } from './routes.server.ts'
import { inboxWords } from './words.ts'

type Props = {
  reference: string
  onChanged: () => Promise<void>
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

export function Inquiry({ reference, onChanged, previous, next }: Props) {
  const { language, words } = useSession()
  const t = inboxWords[language]
  const { data, error, again } = useData<InquiryData>(`inbox/one?reference=${encodeURIComponent(reference)}`)
  const [problem, say] = useState('')
  const [isErasing, erase] = useState(false)

  const act = async (path: string, body: Record<string, unknown>): Promise<boolean> => {
    say('')
    try {
      await post(`inbox/${path}`, { reference, ...body })
    } catch (reason) {
      if (!(reason instanceof Rejection)) throw reason
      say(reason.message || words.away.title)
      return false
    }
    await Promise.all([again(), onChanged()])
    return true
  }

  if (!data)
    return (
      <aside className="det">
        <Link className="det-b" to="inbox">
          {t.all}
        </Link>
        <p className="note">{error ? error.message || words.away.title : words.loading}</p>
      </aside>
    )
  const { name, kindName, receivedAt, locale, erasedAt, typed, reply, doneAt, doneBy } = data
  const when = t.received(
    `${kindName} ${reference}`,
    moment(receivedAt, language),
    t.languages[locale] ?? locale,
  )
  return (
    <aside className="det" aria-labelledby="who">
      <div className="side-h">
        <div>
          <Link className="det-b" to="inbox">
            {t.all}
          </Link>
          <h2 id="who">{erasedAt ? t.erased : name}</h2>
          <p className="note">{when}</p>
        </div>
        <span className="mv">
          <button
            type="button"
            className="sq"
            aria-label={t.previous}
            disabled={!previous}
            onClick={previous}
          >
            <LineIcon name="up" />
          </button>
          <button type="button" className="sq" aria-label={t.next} disabled={!next} onClick={next}>
            <LineIcon name="down" />
          </button>
        </span>
      </div>
      <DeliveryProblem inquiry={data} />
      {doneAt && doneBy && <p className="due">{t.doneBy(doneBy, moment(doneAt, language))}</p>}
      {data.due && data.state !== 'held' && <DueBy due={data.due} />}
      {problem && (
        <p className="f-m in-p" role="alert">
          <LineIcon name="stop" />
          <span>{problem}</span>
        </p>
      )}
      {!erasedAt && <Actions inquiry={data} onAct={act} />}
      {erasedAt && <p className="two in-p">{t.nothingTyped}</p>}
      <dl className="kv">
        {typed
          .filter(({ isLong }) => !isLong)
          .map(field => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd lang={locale}>
                {field.name === 'email' && reply ? <a href={reply.href}>{field.value}</a> : field.value}
              </dd>
            </div>
          ))}
      </dl>
      {typed
        .filter(({ isLong }) => isLong)
        .map(field => (
          <section key={field.name}>
            <h3 className="gh">{field.label}</h3>
            <p className="msg in-msg" lang={locale}>
              {field.value}
            </p>
          </section>
        ))}
      {reply && <Beginning reply={reply} locale={locale} />}
      <History inquiry={data} onNote={note => act('deed', { what: 'note', note })} />
      {!erasedAt && (
        <p className="det-f">
          <span className="note">{t.bySelf(longDay(data.erasedBySelf, language))}</span>
          <a
            className="t"
            href={`/studio/api/inbox/person?reference=${reference}`}
            download
            title={t.accessTitle}
          >
            <span>{t.access}</span>
          </a>
          <button type="button" className="t" onClick={() => erase(true)}>
            <span>{t.erase}</span>
          </button>
        </p>
      )}
      {isErasing && (
        <Erase
          reference={reference}
          name={name}
          onClose={async hasErased => {
            erase(false)
            if (hasErased) await Promise.all([again(), onChanged()])
          }}
        />
      )}
    </aside>
  )
}

function DueBy({ due: { day: last, isLate } }: { due: Due }) {
  const { language } = useSession()
  const t = inboxWords[language]
  const said = day(last, language)
  return isLate ? (
    <p className="due due--late">
      <LineIcon name="stop" />
      {t.wasDue(said)}
    </p>
  ) : (
    <p className="due">{t.promised(said)}</p>
  )
}

function Beginning({ reply: { to, subject, body }, locale }: { reply: Reply; locale: string }) {
  const { language } = useSession()
  const t = inboxWords[language]
  return (
    <details className="kw mailp">
      <summary>
        <LineIcon name="down" />
        {t.begins}
      </summary>
      <dl className="kv">
        <div>
          <dt>{t.to}</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>{t.subject}</dt>
          <dd lang={locale}>{subject}</dd>
        </div>
      </dl>
      <p className="msg msg--s in-msg" lang={locale}>
        {body}
      </p>
      <p className="note">{t.replyHow}</p>
    </details>
  )
}
