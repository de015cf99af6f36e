// Shows the draft to somebody without a login: makes draft links, and lists those that are open.
import { useId, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { longDay, moment } from '../ui/dates.ts'
import fields from '../ui/fields.module.css'
import { LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { PageWithAside } from '../ui/PageWithAside.tsx'
import type { ScreenProps } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import styles from './drafts.module.css'
import type { LinksData, MadeLink } from './routes.server.ts'
import { draftWords } from './words.ts'

const weekMs = 7 * 86_400_000

/** The end of a day, in the person's own time. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()
const dayIn = (ms: number) => new Date(Date.now() + ms).toLocaleDateString('sv-SE')

export function Show({ rest }: ScreenProps) {
  const t = useWords(draftWords)
  const { data, error, reload } = useData<LinksData>('drafts/links')
  const [made, setMade] = useState<MadeLink>()
  const { problem, attempt } = useAction()
  if (!data) return <LoadingPage error={error} />
  const act = async (path: string, body: unknown) => {
    await attempt(async () => {
      const answer = await post<MadeLink | undefined>(path, body)
      if (answer?.address) setMade(answer)
    })
    await reload()
  }
  return (
    <PageWithAside
      title={t.title}
      lead={t.lead}
      label={t.new}
      aside={
        <>
          {problem && <Message>{problem}</Message>}
          {made && <Made link={made} />}
          <p className={texts.strong}>{t.warning}</p>
          <p className={texts.secondary}>{t.warningMore}</p>
        </>
      }
    >
      <LinkForm data={data} first={`${rest}.yaml`} onMake={link => act('drafts/link', link)} />
      <h2 className={lists.hitHead}>{t.current}</h2>
      {data.links.length === 0 && <p className={texts.secondary}>{t.none}</p>}
      <ul className={classes(lists.rows, styles.links)}>
        {data.links.map(link => (
          <LinkRow
            key={link.id}
            link={link}
            onEnd={() => act('drafts/end', { id: link.id, name: link.guest })}
            onExtend={() =>
              act('drafts/extend', { id: link.id, name: link.guest, until: endOf(dayIn(weekMs)) })
            }
          />
        ))}
      </ul>
    </PageWithAside>
  )
}

function Made({ link: { address } }: { link: MadeLink }) {
  const t = useWords(draftWords)
  const [isCopied, setCopied] = useState(false)
  const body = encodeURIComponent(address)
  return (
    <section className={styles.made} aria-label={t.made}>
      <h2 className={layout.caption}>{t.made}</h2>
      <code>{address}</code>
      <p className={styles.actions}>
        <Button small onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
          {isCopied ? t.copied : t.copy}
        </Button>
        <a className={buttons.link} href={`mailto:?subject=${encodeURIComponent(t.subject)}&body=${body}`}>
          {t.byMail}
        </a>
        <a className={buttons.link} href={address} target="_blank" rel="noreferrer">
          {t.see}
        </a>
      </p>
      <p className={texts.note} role="status">
        {t.once}
      </p>
    </section>
  )
}

type NewLink = { guest: string; files: string[] | null; isFixed: boolean; mayRemark: boolean; until: string }

function LinkForm({
  data,
  first,
  onMake,
}: {
  data: LinksData
  first: string
  onMake: (link: NewLink) => Promise<void>
}) {
  const t = useWords(draftWords)
  const id = useId()
  const [guest, setGuest] = useState('')
  const [files, setFiles] = useState<string[] | null>(
    data.pages.some(({ file }) => file === first) ? [first] : null,
  )
  const [isFixed, setFixed] = useState(false)
  const [mayRemark, setMayRemark] = useState(true)
  const [day, setDay] = useState(dayIn(weekMs))
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void onMake({ guest, files, isFixed, mayRemark, until: endOf(day) })
      }}
    >
      <p>
        <label htmlFor={`${id}-guest`}>{t.guest}</label>
        <input
          className={fields.control}
          id={`${id}-guest`}
          value={guest}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          onChange={event => setGuest(event.target.value)}
        />
        <span className={texts.note} id={`${id}-hint`}>
          {t.guestHint}
        </span>
      </p>
      <fieldset>
        <legend>{t.what}</legend>
        <Radio name={`${id}-what`} isChecked={files === null} onCheck={() => setFiles(null)}>
          {t.all}
        </Radio>
        <Radio
          name={`${id}-what`}
          isChecked={files !== null}
          onCheck={() => setFiles([data.pages[0]?.file ?? first])}
        >
          {t.some}
        </Radio>
        {files !== null && (
          <select
            className={fields.control}
            multiple
            size={6}
            aria-label={t.some}
            value={files}
            onChange={event => setFiles([...event.target.selectedOptions].map(({ value }) => value))}
          >
            {data.pages.map(({ file, name }) => (
              <option key={file} value={file}>
                {name}
              </option>
            ))}
          </select>
        )}
        <span className={texts.note}>{files !== null && t.othersPublic}</span>
      </fieldset>
      <fieldset>
        <legend>{t.which}</legend>
        <Radio name={`${id}-which`} isChecked={!isFixed} onCheck={() => setFixed(false)}>
          {t.newest}
        </Radio>
        <Radio name={`${id}-which`} isChecked={isFixed} onCheck={() => setFixed(true)}>
          {t.fixed}
        </Radio>
      </fieldset>
      <p>
        <label htmlFor={`${id}-day`}>{t.until}</label>
        <input
          className={fields.control}
          id={`${id}-day`}
          type="date"
          required
          min={dayIn(0)}
          max={dayIn(data.longestDays * 86_400_000)}
          value={day}
          onChange={event => setDay(event.target.value)}
        />
        <span className={texts.note}>{t.untilHint(data.longestDays)}</span>
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={mayRemark} onChange={event => setMayRemark(event.target.checked)} />
        <span>{t.mayRemark}</span>
      </label>
      <p>
        <Button primary type="submit">
          {t.make}
        </Button>
      </p>
    </form>
  )
}

type RadioProps = { name: string; isChecked: boolean; onCheck: () => void; children: string }

const Radio = ({ name, isChecked, onCheck, children }: RadioProps) => (
  <label className={styles.check}>
    <input type="radio" name={name} checked={isChecked} onChange={onCheck} />
    <span>{children}</span>
  </label>
)

type RowProps = { link: LinksData['links'][number]; onEnd: () => void; onExtend: () => void }

function LinkRow({ link, onEnd, onExtend }: RowProps) {
  const t = useWords(draftWords)
  const { language } = useSession()
  const { guest, pages, isFixed, mayRemark, expiresAt, isOver, openedAt, opened, remarks } = link
  return (
    <li className={isOver ? styles.over : undefined}>
      <span>
        <b className={lists.path}>{guest}</b>, {pages?.join(', ') ?? t.all}
        {isFixed && `, ${t.fixed}`}
      </span>
      <span className={texts.note}>
        {mayRemark ? t.open(remarks.open) : t.readOnly}
        {remarks.done > 0 && `, ${t.done(remarks.done)}`}
      </span>
      <span className={texts.note}>
        {openedAt ? t.opened(opened, moment(openedAt, language)) : t.notOpened}
      </span>
      <span className={texts.note}>{isOver ? t.over : t.ends(longDay(expiresAt, language))}</span>
      <span className={styles.actions}>
        {!isOver && (
          <TextButton about={`(${guest})`} onClick={onEnd}>
            {t.end}
          </TextButton>
        )}
        <TextButton about={`(${guest})`} onClick={onExtend}>
          {t.extend}
        </TextButton>
      </span>
    </li>
  )
}
