import { LineIcon } from '../ui/LineIcon.tsx'
import { useSession } from '../ui/session.tsx'
import type { InquiryData } from './routes.server.ts'
import { inboxWords } from './words.ts'

/** What is wrong with its mails, in words, with what the server said last. */
export function DeliveryProblem({ inquiry: { state, heldReason, mails } }: { inquiry: InquiryData }) {
  const { language } = useSession()
  const t = inboxWords[language]
  if (state === 'held') {
    const reason = heldReason ?? ''
    return (
      <div className="warn warn--ink">
        <div>
          <p className="b5">{t.heldTitle}</p>
          <p>{t.heldReasons[reason] ?? t.heldOther(reason)}</p>
          <p className="two">{t.heldHow}</p>
        </div>
      </div>
    )
  }
  const failing = mails.find(mail => mail.state === 'parked') ?? mails.find(mail => mail.last_error)
  if (!failing?.last_error) return null
  const { purpose, attempts, last_error } = failing
  return (
    <div className="warn">
      <LineIcon name="stop" />
      <div>
        <p className="b5">{t.parkedTitle[purpose === 'confirmation' ? 'confirmation' : 'inquiry']}</p>
        <p>
          {t.answerOf(last_error)} {t.attempts(attempts)}
        </p>
        <p className="two">{t.safe}</p>
      </div>
    </div>
  )
}
