import { moment } from '../client/dates.ts'
import { useSession } from '../client/session.tsx'
import type { FileChanges } from './describe-changes.ts'
import { publishWords } from './words.ts'

export type Waiting = { at: string; person: string; files: FileChanges[] }
type Props = { waiting: Waiting; what: 'later' | 'missed'; onForget: () => void }

/** What is to appear later, or could not when its time had come. */
export function Waits({ waiting: { at, files }, what, onForget }: Props) {
  const { language } = useSession()
  const t = publishWords[language]
  const names = files.map(({ name }) => name).join(', ')
  const when = moment(at, language)
  return (
    <div className={what === 'later' ? 'warn warn--ink pub-w' : 'warn pub-w pub-one'} role="status">
      <div>
        <p className="b5">{what === 'later' ? t.waits(when, names) : t.missed(when, names)}</p>
        {what === 'later' && <p className="note">{t.waitsHow}</p>}
        <button type="button" className="t" onClick={onForget}>
          <span>{what === 'later' ? t.notThen : t.seen}</span>
        </button>
      </div>
    </div>
  )
}
