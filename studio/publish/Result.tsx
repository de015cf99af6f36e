import { classes } from '../../src/styles/classes.ts'
import { TextLink } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { moment } from '../ui/dates.ts'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
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
  const { number, person, outcome } = publication
  if (!outcome) return null
  const goOn = (
    <button type="button" className={buttons.button} onClick={onGoOn}>
      {t.goOn}
    </button>
  )
  if ('why' in outcome)
    return (
      <main className={layout.page} id="main">
        <div className={classes(layout.grid, layout.gridHead)}>
          <h1 className={layout.span8}>{t.failed}</h1>
        </div>
        <div className={layout.grid}>
          <section className={layout.span8}>
            <FailureReason why={outcome.why} />
            <p className={styles.spaced}>{goOn}</p>
          </section>
          <aside className={layout.span4}>
            <PublicationSteps publication={publication} small />
          </aside>
        </div>
      </main>
    )
  const { addresses, at, isSent, unagreed, notice } = outcome
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span8}>{t.public(number)}</h1>
      </div>
      <div className={layout.grid}>
        <section className={layout.span8} aria-labelledby="addresses">
          <div className={layout.sectionHead}>
            <h2 id="addresses">{t.addresses(addresses.length)}</h2>
          </div>
          <ul className={classes(lists.rows, styles.addresses)}>
            {addresses.map(address => (
              <li key={address}>
                <a
                  className={classes(lists.name, texts.figures)}
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                >
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
            <p className={texts.note}>{unagreed === undefined ? t.notSent : t.sending.unagreed(unagreed)}</p>
          )}
        </section>
        <aside className={layout.span4}>
          <div className={layout.sticky}>
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
          </div>
        </aside>
      </div>
    </main>
  )
}
