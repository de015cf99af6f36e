// Shows the draft to people without a login: makes draft links, and lists the open ones.
import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { longDay, moment } from '../ui/day-and-time.ts'
import { LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { PageWithAside } from '../ui/PageWithAside.tsx'
import type { ScreenProps } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction, useData } from '../ui/use-data.ts'
import { DraftLinkForm, dayIn, endOf, weekMs } from './DraftLinkForm.tsx'
import styles from './drafts.module.css'
import type { LinksData, MadeLink } from './routes.server.ts'
import { draftWords } from './words.ts'

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
      <DraftLinkForm data={data} first={`${rest}.yaml`} onMake={link => act('drafts/link', link)} />
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
