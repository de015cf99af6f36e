// Lists the firm's statements with their expiry dates, and picture rights that end soon.
import { TextLink } from '../ui/Button.tsx'
import { longDay } from '../ui/day-and-time.ts'
import lists from '../ui/lists.module.css'
import { addressOf } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import styles from './bid-rows.module.css'
import type { ExpiryList } from './expiry.server.ts'
import { type Expiry, warnDays } from './expiry.ts'
import { Part } from './Part.tsx'
import { bidWords } from './words.ts'

export function ExpiryDates() {
  const t = useWords(bidWords)
  const { language } = useSession()
  const { data } = useData<ExpiryList>('bids/expiry')
  if (!data) return undefined
  const { statements, rights } = data
  return (
    <>
      <Part
        id="bid-statements"
        title={t.statements}
        lead={statements ? t.statementsLead(warnDays) : t.noStatements}
        beside={statements && <TextLink to={addressOf('declarations.yaml')}>{t.editStatements}</TextLink>}
      >
        <ul className={lists.rows}>
          {statements?.map(({ title, text, until, ...expiry }) => (
            <li key={title.de} className={styles.expiry}>
              <span className={texts.strong}>{title[language]}</span>
              <span>{text[language]}</span>
              <span>{until && longDay(until, language)}</span>
              <State expiry={expiry} />
            </li>
          ))}
        </ul>
      </Part>
      {rights.length > 0 && (
        <Part id="bid-rights" title={t.rights} beside={<TextLink to="pictures">{t.toPictures}</TextLink>}>
          <ul className={lists.rows}>
            {rights.map(({ file, until, ...expiry }) => (
              <li key={file} className={styles.expiry}>
                <span className={texts.strong}>{file}</span>
                <span />
                <span>{longDay(until, language)}</span>
                <State expiry={expiry} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function State({ expiry: { state, days } }: { expiry: Expiry }) {
  const t = useWords(bidWords)
  return (
    <span className={state === 'holds' ? texts.secondary : styles.ending}>
      {days === undefined ? t.neverEnds : t.ends(days)}
    </span>
  )
}
