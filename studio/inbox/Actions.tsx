import { classes } from '../../src/styles/classes.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { useWords } from '../ui/session.tsx'
import styles from './inbox.module.css'
import type { InquiryData } from './routes.server.ts'
import { telLink } from './tel-link.ts'
import { inboxWords } from './words.ts'

type Props = {
  inquiry: InquiryData
  onAct: (path: string, body: { what: string }) => Promise<boolean>
}

/** Offers the possible actions, the most likely first. */
export function Actions({ inquiry: { state, doneAt, reply, phone, mails }, onAct }: Props) {
  const t = useWords(inboxWords)
  const isHeld = state === 'held'
  const canHold = !isHeld && mails.some(mail => mail.state === 'due' || mail.state === 'parked')
  return (
    <div className={styles.actions}>
      {isHeld && (
        <Button primary onClick={() => void onAct('move', { what: 'release' })}>
          {t.release}
        </Button>
      )}
      {reply && (
        <a className={isHeld ? buttons.button : classes(buttons.button, buttons.primary)} href={reply.href}>
          {t.reply}
        </a>
      )}
      {phone && (
        <a className={buttons.button} href={telLink(phone)}>
          <span className={styles.wideOnly}>{phone}</span>
          <span className={styles.phoneOnly}>{t.call}</span>
        </a>
      )}
      <Button onClick={() => void onAct('deed', { what: doneAt ? 'open' : 'done' })}>
        {doneAt ? t.open : t.done}
      </Button>
      {(state === 'parked' || state === 'waiting') && (
        <Button onClick={() => void onAct('move', { what: 'retry' })}>{t.retry}</Button>
      )}
      {canHold && <Button onClick={() => void onAct('move', { what: 'hold' })}>{t.hold}</Button>}
    </div>
  )
}
