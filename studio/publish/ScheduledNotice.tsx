import { moment } from '../ui/dates.ts'
import { useSession } from '../ui/session.tsx'
import type { Draft } from './routes.server.ts'
import { publishWords } from './words.ts'

type Props = { scheduled: NonNullable<Draft['later']>; what: 'later' | 'missed'; onForget: () => void }

/** What is to appear later, or could not when its time had come. */
export function ScheduledNotice({ scheduled: { at, files }, what, onForget }: Props) {
  const { language } = useSession()
  const t = publishWords[language]
  const names = files.map(({ name }) => name).join(', ')
  const when = moment(at, language)
  return (
    <div className={what === 'later' ? 'warn warn--ink pub-w' : 'warn pub-w pub-one'} role="status">
      <div>
        <p className="b5">{what === 'later' ? t.scheduled(when, names) : t.missed(when, names)}</p>
        {what === 'later' && <p className="note">{t.scheduledHow}</p>}
        <button type="button" className="t" onClick={onForget}>
          <span>{what === 'later' ? t.notThen : t.seen}</span>
        </button>
      </div>
    </div>
  )
}
