import { moment } from '../ui/dates.ts'
import { useSession } from '../ui/session.tsx'
import type { Sending } from './agreement.server.ts'
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
  const t = publishWords[language].sending
  const { to, agreed } = sending
  if (agreed) return <p className="note pub-a">{t.agreed(to, agreed.person, moment(agreed.at, language))}</p>
  return (
    <section className="pub-a" aria-labelledby="sending">
      <h2 className="b5" id="sending">
        {t.title}
      </h2>
      <p className="note">{t.asks(to)}</p>
      <p className="pub-a">
        <button type="button" className="b" onClick={() => void onAgree(to)}>
          {t.agree}
        </button>
      </p>
    </section>
  )
}
