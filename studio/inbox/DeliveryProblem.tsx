import { classes } from '../../src/styles/classes.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import notices from '../ui/notices.module.css'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './inbox.module.css'
import type { InquiryData } from './routes.server.ts'
import { inboxWords } from './words.ts'

/** Explains why an email was held or not delivered, with the last answer of the mail server. */
export function DeliveryProblem({ inquiry: { state, heldReason, mails } }: { inquiry: InquiryData }) {
  const t = useWords(inboxWords)
  if (state === 'held') {
    const reason = heldReason ?? ''
    return (
      <div className={classes(notices.warning, notices.calm, styles.problem)}>
        <div>
          <p className={texts.strong}>{t.heldTitle}</p>
          <p>{t.heldReasons[reason] ?? t.heldOther(reason)}</p>
          <p className={texts.secondary}>{t.heldHow}</p>
        </div>
      </div>
    )
  }
  const failing = mails.find(mail => mail.state === 'parked') ?? mails.find(mail => mail.last_error)
  if (!failing?.last_error) return null
  const { purpose, attempts, last_error } = failing
  return (
    <div className={classes(notices.warning, styles.problem)}>
      <LineIcon name="stop" />
      <div>
        <p className={texts.strong}>
          {t.parkedTitle[purpose === 'confirmation' ? 'confirmation' : 'inquiry']}
        </p>
        <p>
          {t.answerOf(last_error)} {t.attempts(attempts)}
        </p>
        <p className={texts.secondary}>{t.safe}</p>
      </div>
    </div>
  )
}
