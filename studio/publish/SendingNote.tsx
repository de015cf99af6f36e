import { classes } from '../../src/styles/classes.ts'
import { Button } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { Sending } from './agreement.server.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

/** Says where publications are sent, or asks for the agreement that is still missing. */
export function SendingNote({
  sending,
  onAgree,
}: {
  sending: Sending
  onAgree: (to: string) => Promise<void>
}) {
  const { language } = useSession()
  const t = useWords(publishWords).sending
  const { to, agreed } = sending
  if (agreed)
    return (
      <p className={classes(texts.note, styles.spaced)}>
        {t.agreed(to, agreed.person, moment(agreed.at, language))}
      </p>
    )
  return (
    <section className={styles.spaced} aria-labelledby="sending">
      <h2 className={texts.strong} id="sending">
        {t.title}
      </h2>
      <p className={texts.note}>{t.asks(to)}</p>
      <p className={styles.spaced}>
        <Button onClick={() => void onAgree(to)}>{t.agree}</Button>
      </p>
    </section>
  )
}
