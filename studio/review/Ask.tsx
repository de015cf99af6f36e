// Asks a person who publishes for approval. The request is a snapshot, without later changes.
import { useId, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { ChangedFile } from '../publish/ChangedFile.tsx'
import type { Draft } from '../publish/draft.server.ts'
import publishStyles from '../publish/publish.module.css'
import { useSelection } from '../publish/use-selection.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton, TextLink } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import { LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { PageWithAside } from '../ui/PageWithAside.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './review.module.css'
import type { OpenRequests, Reviewers } from './routes.server.ts'
import { reviewWords } from './words.ts'

export function Ask() {
  const t = useWords(reviewWords)
  const { recount } = useSession()
  const { data, error, reload } = useData<Draft>('publish/draft')
  const open = useData<OpenRequests>('review/open')
  const reviewers = useData<Reviewers>('review/reviewers')
  const selection = useSelection(data)
  const { problem, attempt } = useAction()
  if (!data || !reviewers.data) return <LoadingPage error={error ?? reviewers.error} />
  const { count, chosen } = selection
  const act = async (path: string, body: unknown) => {
    const isDone = await attempt(() => post(path, body))
    await Promise.all([reload(), open.reload()])
    recount()
    return isDone
  }
  return (
    <PageWithAside
      title={t.title(count)}
      lead={data.files.length > 0 && t.lead}
      label={t.changes}
      aside={
        <>
          {problem && <Message>{problem}</Message>}
          <Requests requests={open.data ?? []} onWithdraw={id => act('review/withdraw', { id })} />
          {count > 0 && (
            <AskForm
              reviewers={reviewers.data}
              onAsk={(asked, note) => act('review/ask', { ...chosen, asked, note })}
            />
          )}
        </>
      }
    >
      {data.files.length === 0 && <p className={texts.secondary}>{t.nothing}</p>}
      <ul className={classes(lists.rows, publishStyles.changes)}>
        {data.files.map(file => (
          <ChangedFile
            key={file.file}
            changes={file}
            {...selection.choices}
            onDiscard={place =>
              act('publish/discard', { file: file.file, place, seen: data.seen[file.file] })
            }
          />
        ))}
      </ul>
    </PageWithAside>
  )
}

function Requests({ requests, onWithdraw }: { requests: OpenRequests; onWithdraw: (id: string) => void }) {
  const t = useWords(reviewWords)
  const { language, me } = useSession()
  return requests.map(({ id, at, person, isMine, asked, approved, files, remarks }) => (
    <div className={styles.request} key={id} role="status">
      <p className={texts.strong}>
        {isMine ? t.waiting(asked, moment(at, language)) : t.waitsFrom(person, moment(at, language))}
      </p>
      <p className={texts.secondary}>{t.progress(approved, files, remarks)}</p>
      {isMine && <TextButton onClick={() => onWithdraw(id)}>{t.withdraw}</TextButton>}
      {me.may.publish && !isMine && <TextLink to={`review/${id}`}>{t.see}</TextLink>}
    </div>
  ))
}

type FormProps = { reviewers: Reviewers; onAsk: (asked: string | null, note: string) => Promise<boolean> }

function AskForm({ reviewers, onAsk }: FormProps) {
  const t = useWords(reviewWords)
  const [asked, setAsked] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const id = useId()
  if (reviewers.length === 0) return <p className={texts.secondary}>{t.nobody}</p>
  const choices = [
    { login: null, name: t.anybody, getsMail: undefined },
    ...reviewers.map(reviewer => ({ ...reviewer, login: reviewer.login as string | null })),
  ]
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void onAsk(asked, note).then(isDone => isDone && setNote(''))
      }}
    >
      <fieldset className={styles.reviewers}>
        <legend className={layout.caption}>{t.who}</legend>
        {choices.map(({ login, name, getsMail }) => (
          <label key={login ?? ''}>
            <input type="radio" name={id} checked={asked === login} onChange={() => setAsked(login)} />
            <span>
              {name}
              {getsMail !== undefined && (
                <span className={texts.note}> {getsMail ? t.byMail : t.withoutMail}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <label className={layout.caption} htmlFor={`${id}-note`}>
          {t.about} <span className={texts.note}>{t.aboutHint}</span>
        </label>
        <textarea
          className={fields.control}
          id={`${id}-note`}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      </p>
      <Button primary large wide type="submit">
        {t.ask}
      </Button>
      <p className={texts.note}>{t.goesOn}</p>
    </form>
  )
}
