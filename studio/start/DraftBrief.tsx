import type { Draft } from '../publish/routes.server.ts'
import { publishWords } from '../publish/words.ts'
import { clock, day } from '../ui/dates.ts'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'

const shown = 5

/** On the start page: the draft in sentences. */
export function DraftBrief() {
  const { words, language } = useSession()
  const { data, error } = useData<Draft>('publish/draft')
  const t = publishWords[language]
  const files = data?.files ?? []
  return (
    <section className="sec" aria-labelledby="b-draft">
      <div className="sec-h">
        <h2 id="b-draft">{words.start.draft}</h2>
      </div>
      {error && <p className="note">{error.message || words.away.title}</p>}
      {data && files.length === 0 && <p className="two brief">{t.nothing}</p>}
      <ul className="rows draft">
        {files.slice(0, shown).map(({ file, name, what, at, places }) => (
          <li key={file}>
            <p>
              <span className="pa">
                {name}
                {places.length === 1 &&
                  places[0]?.way.map(step => (
                    <span key={step}>
                      <i aria-hidden="true">›</i>
                      {step}
                    </span>
                  ))}
              </span>{' '}
              {t.what[places.length === 1 && places[0] ? places[0].what : what]}.
            </p>
            <p className="note">{at && `${day(at, language)} ${clock(at, language)}`}</p>
          </li>
        ))}
      </ul>
      {files.length > shown && <p className="note brief">{t.more(files.length - shown)}</p>}
      {files.length > 0 && (
        <p className="brief">
          <Link className="b b--ink" to="publish">
            {words.start.toPublish}
          </Link>
        </p>
      )}
    </section>
  )
}
