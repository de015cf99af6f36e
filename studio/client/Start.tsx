// What is public, and what needs somebody.

import { useData } from './load.ts'
import { Link } from './router.tsx'
import { Sign } from './Sign.tsx'
import { useSession } from './session.tsx'

type Notice = {
  area: 'content' | 'inbox' | 'service'
  wrong: boolean
  mark: string
  says: string
  hint?: string
  href: string
  action: string
}

export function Start() {
  const { words, language, me } = useSession()
  const { data } = useData<Notice[]>('notices')
  const today = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format()
  const areas = (['inbox', 'content', 'service'] as const).flatMap(area => {
    const notices = data?.filter(notice => notice.area === area) ?? []
    return notices.length > 0 ? [{ area, notices }] : []
  })
  return (
    <main className="page" id="main">
      <div className="grid head">
        <h1 className="c7">{today}</h1>
        <p className="two c5" role="status">
          {data ? words.start.count(data.length) : words.loading}
        </p>
      </div>
      {areas.map(({ area, notices }) => (
        <section className="sec" key={area} aria-labelledby={`a-${area}`}>
          <div className="sec-h">
            <h2 id={`a-${area}`}>{words.start.areas[area]}</h2>
          </div>
          <ul className="rows todo">
            {notices.map(({ wrong, mark, says, hint, href, action }) => (
              <li key={`${href} ${says}`}>
                <span className={wrong ? 'w red' : 'w'}>
                  {wrong && <Sign name="stop" />}
                  {mark}
                </span>
                <div>
                  <p>{says}</p>
                  {hint && <p className="note">{hint}</p>}
                </div>
                <Link className="t go" to={href}>
                  <span>{action}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {me.address && (
        <p className="note">
          <a className="t" href={me.address} target="_blank" rel="noreferrer">
            <Sign name="out" />
            <span>{words.start.openPage(new URL(me.address).host)}</span>
          </a>
        </p>
      )}
    </main>
  )
}
