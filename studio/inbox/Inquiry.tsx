import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { IconButton, TextButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { day, longDay, moment } from '../ui/day-and-time.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import { Actions } from './Actions.tsx'
import { DeliveryProblem } from './DeliveryProblem.tsx'
import type { Due } from './due.server.ts'
import { Erase } from './Erase.tsx'
import { History } from './History.tsx'
import historyStyles from './history.module.css'
import styles from './inbox.module.css'
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
  const { language } = useSession()
  const t = useWords(inboxWords)
  const { data, error, reload } = useData<InquiryData>(`inbox/one?reference=${encodeURIComponent(reference)}`)
  const { problem, attempt } = useAction()
  const [isErasing, setErasing] = useState(false)

  const act = (path: string, body: { what: string; note?: string }): Promise<boolean> =>
    attempt(async () => {
      await post(`inbox/${path}`, { reference, ...body })
      await Promise.all([reload(), onChanged()])
    }, body.what)

  if (!data)
    return (
      <aside className={styles.detail}>
        <Link className={styles.back} to="inbox">
          {t.all}
        </Link>
        <Loading error={error} />
      </aside>
    )
  const { name, kindName, receivedAt, locale, erasedAt, typed, reply, doneAt, doneBy } = data
  const when = t.received(
    `${kindName} ${reference}`,
    moment(receivedAt, language),
    t.languages[locale] ?? locale,
  )
  return (
    <aside className={styles.detail} aria-labelledby="who">
      <div className={layout.sideHead}>
        <div>
          <Link className={styles.back} to="inbox">
            {t.all}
          </Link>
          <h2 id="who">{erasedAt ? t.erased : name}</h2>
          <p className={texts.note}>{when}</p>
        </div>
        <span className={styles.steps}>
          <IconButton icon="up" label={t.previous} disabled={!previous} onClick={previous} />
          <IconButton icon="down" label={t.next} disabled={!next} onClick={next} />
        </span>
      </div>
      <DeliveryProblem inquiry={data} />
      {doneAt && doneBy && <p className={styles.due}>{t.doneBy(doneBy, moment(doneAt, language))}</p>}
      {data.due && data.state !== 'held' && <DueBy due={data.due} />}
      {problem && <Message className={styles.spaced}>{problem}</Message>}
      {!erasedAt && <Actions inquiry={data} onAct={act} />}
      {erasedAt && <p className={classes(texts.secondary, styles.spaced)}>{t.nothingTyped}</p>}
      <dl className={lists.facts}>
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
            <h3 className={layout.groupHead}>{field.label}</h3>
            <p className={classes(historyStyles.message, historyStyles.typed)} lang={locale}>
              {field.value}
            </p>
          </section>
        ))}
      {reply && <Beginning reply={reply} locale={locale} />}
      <History inquiry={data} onNote={note => act('deed', { what: 'note', note })} />
      {!erasedAt && (
        <p className={styles.footer}>
          <span className={texts.note}>
            {data.deletedAt ? t.bySelf(longDay(data.deletedAt, language)) : t.notBySelf}
          </span>
          <a
            className={buttons.link}
            href={`/studio/api/inbox/person?reference=${reference}`}
            download
            title={t.accessTitle}
          >
            <span>{t.access}</span>
          </a>
          <TextButton onClick={() => setErasing(true)}>{t.erase}</TextButton>
        </p>
      )}
      {isErasing && (
        <Erase
          reference={reference}
          name={name}
          onClose={async hasErased => {
            setErasing(false)
            if (hasErased) await Promise.all([reload(), onChanged()])
          }}
        />
      )}
    </aside>
  )
}

function DueBy({ due: { day: last, isLate } }: { due: Due }) {
  const { language } = useSession()
  const t = useWords(inboxWords)
  const said = day(last, language)
  return isLate ? (
    <p className={classes(styles.due, styles.late)}>
      <LineIcon name="stop" />
      {t.wasDue(said)}
    </p>
  ) : (
    <p className={styles.due}>{t.promised(said)}</p>
  )
}

function Beginning({ reply: { to, subject, body }, locale }: { reply: Reply; locale: string }) {
  const t = useWords(inboxWords)
  return (
    <details className={classes(historyStyles.fold, historyStyles.mail)}>
      <summary>
        <LineIcon name="down" />
        {t.begins}
      </summary>
      <dl className={lists.facts}>
        <div>
          <dt>{t.to}</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>{t.subject}</dt>
          <dd lang={locale}>{subject}</dd>
        </div>
      </dl>
      <p
        className={classes(historyStyles.message, historyStyles.smallMessage, historyStyles.typed)}
        lang={locale}
      >
        {body}
      </p>
      <p className={texts.note}>{t.replyHow}</p>
    </details>
  )
}
