import { classes } from '../../src/styles/classes.ts'
import { Button, TextLink } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { PageWithAside } from '../ui/PageWithAside.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { EditionBlock } from './EditionBlock.tsx'
import { FailureReason } from './FailureReason.tsx'
import { PublicationSteps } from './PublicationSteps.tsx'
import styles from './publish.module.css'
import type { PublicationState } from './routes.server.ts'
import { publishWords } from './words.ts'

export function Result({ publication, onGoOn }: { publication: PublicationState; onGoOn: () => void }) {
  const { language } = useSession()
  const t = useWords(publishWords)
  const { number, takesBack, person, outcome } = publication
  if (!outcome) return null
  const goOn = <Button onClick={onGoOn}>{t.goOn}</Button>
  if ('why' in outcome)
    return (
      <PageWithAside title={t.failed} aside={<PublicationSteps publication={publication} small />}>
        <FailureReason why={outcome.why} />
        <p className={styles.spaced}>{goOn}</p>
      </PageWithAside>
    )
  const { addresses, at, isSent, unagreed, refusal, notice } = outcome
  return (
    <PageWithAside
      title={takesBack === undefined ? t.public(number) : t.takenBack(takesBack)}
      aside={
        <>
          <EditionBlock
            cells={[
              [t.edition, String(number)],
              [t.since, moment(at, language)],
              [t.by, person],
            ]}
          />
          <PublicationSteps publication={publication} small />
          <p className={classes(styles.spaced, styles.pairOfActions)}>
            {goOn}
            <TextLink to={`editions/${number}`}>{t.back(number)}</TextLink>
          </p>
          <p className={classes(texts.note, styles.spaced)}>{t.backDetails}</p>
        </>
      }
    >
      <div className={layout.sectionHead}>
        <h2 id="addresses">{t.addresses(addresses.length)}</h2>
      </div>
      <ul className={classes(lists.rows, styles.addresses)}>
        {addresses.map(address => (
          <li key={address}>
            <a className={classes(lists.name, texts.figures)} href={address} target="_blank" rel="noreferrer">
              {address.replace(/^https?:\/\//, '')}
            </a>
          </li>
        ))}
      </ul>
      <p className={classes(texts.note, styles.spaced)}>
        {notice && `${t.notice} ${notice} `}
        {t.onLoad}
      </p>
      {!isSent && (
        <p className={texts.note}>
          {refusal ? t.refused(refusal) : unagreed === undefined ? t.notSent : t.sending.unagreed(unagreed)}
        </p>
      )}
    </PageWithAside>
  )
}
