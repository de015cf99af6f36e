import { pathName } from '../../src/content/problems.ts'
import { moment } from '../ui/dates.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { useSession } from '../ui/session.tsx'
import type { Why } from './publish-error.server.ts'
import { publishWords } from './words.ts'

/** What is, what is safe, what to do. */
export function FailureReason({ why }: { why: Why }) {
  const { language } = useSession()
  const t = publishWords[language]
  const isCalm = why.kind === 'cancelled' || why.kind === 'nothing'
  return (
    <div className={isCalm ? 'warn warn--ink' : 'warn'} role="status">
      {!isCalm && <LineIcon name="stop" />}
      <div>
        <p className="b5">{t.why[why.kind]}</p>
        {why.kind === 'problems' && (
          <ul className="pub-list">
            {why.problems.map(({ file, path, says }) => {
              const place = [file.replace('.yaml', ''), pathName(path)].filter(Boolean).join(' › ')
              return (
                <li key={`${place} ${says.de}`}>
                  {place}: {says[language]}
                </li>
              )
            })}
          </ul>
        )}
        {why.kind === 'irregular' && (
          <ul className="pub-list">
            {why.files.map(file => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        )}
        {why.kind === 'conflict' && (
          <>
            <ul className="pub-list">
              {why.files.map(({ file, person, at }) => (
                <li key={file}>{t.changedBy(nameOf(file), person, at ? moment(at, language) : '')}</li>
              ))}
            </ul>
            <p>{t.conflictHow}</p>
          </>
        )}
        {'details' in why && <pre className="pub-log">{why.details.slice(-2000)}</pre>}
        <p className="two">{t.safe}</p>
      </div>
    </div>
  )
}

const nameOf = (file: string) => file.replace(/^.*?content\//, '').replace('.yaml', '')
