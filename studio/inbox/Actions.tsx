import { useSession } from '../ui/session.tsx'
import type { InquiryData } from './routes.server.ts'
import { inboxWords } from './words.ts'

type Props = {
  inquiry: InquiryData
  onAct: (path: string, body: Record<string, unknown>) => Promise<boolean>
}

/** What can be done with it now: what is most likely wanted comes first. */
export function Actions({ inquiry: { state, doneAt, reply, phone, mails }, onAct }: Props) {
  const { language } = useSession()
  const t = inboxWords[language]
  const isHeld = state === 'held'
  const canHold = !isHeld && mails.some(mail => mail.state === 'due' || mail.state === 'parked')
  return (
    <div className="acts">
      {isHeld && (
        <button type="button" className="b b--ink" onClick={() => void onAct('move', { what: 'release' })}>
          {t.release}
        </button>
      )}
      {reply && (
        <a className={isHeld ? 'b' : 'b b--ink'} href={reply.href}>
          {t.reply}
        </a>
      )}
      {phone && (
        <a className="b" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <span className="lg-p">{phone}</span>
          <span className="sm-p">{t.call}</span>
        </a>
      )}
      <button
        type="button"
        className="b"
        onClick={() => void onAct('deed', { what: doneAt ? 'open' : 'done' })}
      >
        {doneAt ? t.open : t.done}
      </button>
      {(state === 'parked' || state === 'waiting') && (
        <button type="button" className="b" onClick={() => void onAct('move', { what: 'retry' })}>
          {t.retry}
        </button>
      )}
      {canHold && (
        <button type="button" className="b" onClick={() => void onAct('move', { what: 'hold' })}>
          {t.hold}
        </button>
      )}
    </div>
  )
}
