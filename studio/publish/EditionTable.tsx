// What was published, the newest first. In brief, only the newest can be taken back and nothing is noted.
import { moment } from '../ui/dates.ts'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import type { EditionSummary } from './routes.server.ts'
import { publishWords } from './words.ts'

export function EditionTable({
  editions,
  isBrief = false,
}: {
  editions: EditionSummary[]
  isBrief?: boolean
}) {
  const { language } = useSession()
  const t = publishWords[language]
  if (editions.length === 0) return <p className="two brief">{t.noEditions}</p>
  return (
    <div className={isBrief ? 'plan plan--brief' : 'plan plan--all'}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.edition}</th>
            <th scope="col">{isBrief ? t.since : t.when}</th>
            <th scope="col">{t.by}</th>
            <th scope="col">{t.pages}</th>
          </tr>
        </thead>
        <tbody>
          {editions.map(({ number, at, person, pages, note, takesBack }, index) => (
            <tr key={number} className={index === 0 ? 'is-now' : undefined}>
              <td className="k tn">{number}</td>
              <td className="tn">{moment(at, language)}</td>
              <td>{person}</td>
              <td>
                {pages.join(', ')}
                {!isBrief && takesBack !== undefined && <p className="note">{t.takesBack(takesBack)}</p>}
                {!isBrief && note && <p className="note">{note}</p>}
                {!isBrief && index === 0 && <p className="note">{t.latest}</p>}
                {pages.length > 0 && (!isBrief || index === 0) && (
                  <p>
                    <Link className="t" to={`editions/${number}`}>
                      <span>{t.back(number)}</span>
                    </Link>
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
