// The right half of the start page: the draft in sentences, what is public, and what runs.
import type { DraftData } from '../publish/Draft.tsx'
import { IssueTable, type Listed } from '../publish/IssueTable.tsx'
import { publishWords } from '../publish/words.ts'
import type { ServiceState } from '../start/state.ts'
import { clock, day } from './dates.ts'
import { useData } from './load.ts'
import { Link } from './router.tsx'
import { Sign } from './Sign.tsx'
import { useSession } from './session.tsx'

const shown = 5

export function DraftBrief() {
  const { words, language } = useSession()
  const { data, error } = useData<DraftData>('publish/draft')
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

export function PublicBrief() {
  const { words, language, me } = useSession()
  const { data } = useData<Listed[]>('publish/issues?most=4')
  const t = publishWords[language]
  return (
    <section className="sec" aria-labelledby="b-public">
      <div className="sec-h">
        <h2 id="b-public">{t.isPublic}</h2>
        {me.address && (
          <a className="t" href={me.address} target="_blank" rel="noreferrer">
            <Sign name="out" />
            <span>{words.start.openPage(new URL(me.address).host)}</span>
          </a>
        )}
      </div>
      {data && <IssueTable issues={data} isBrief />}
      {data && data.length > 0 && (
        <p className="brief">
          <Link className="t" to="issues">
            <span>{t.all}</span>
          </Link>
        </p>
      )}
    </section>
  )
}

export function ServiceBrief() {
  const { words, language } = useSession()
  const { data } = useData<ServiceState>('service')
  const t = words.start
  if (!data) return null
  const cells = [
    [t.pages, data.pages.toLocaleString(language)],
    [t.answers.label, data.answers ? t.answers.yes : t.answers.no],
    ...(data.mails ? [[t.mails, t.mailsSaid(data.mails.waiting, data.mails.undeliverable)]] : []),
    [t.free, t.gigabytes(Math.floor(data.free / 1e9))],
  ]
  return (
    <section className="sec" aria-labelledby="b-service">
      <div className="sec-h">
        <h2 id="b-service">{t.service}</h2>
      </div>
      <dl className="kv">
        {cells.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
