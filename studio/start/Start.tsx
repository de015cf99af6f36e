// What is public, what is in the draft, what needs somebody, and whether everything runs.

import type { NoticeText } from '../http/route.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import { DraftBrief } from './DraftBrief.tsx'
import { PublicBrief } from './PublicBrief.tsx'
import { ServiceBrief } from './ServiceBrief.tsx'

export function Start() {
  const { words, language, me } = useSession()
  const { data } = useData<NoticeText[]>('notices')
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
      <div className="grid">
        <div className="c7">
          {areas.map(({ area, notices }) => (
            <section className="sec" key={area} aria-labelledby={`a-${area}`}>
              <div className="sec-h">
                <h2 id={`a-${area}`}>{words.start.areas[area]}</h2>
                {area === 'inbox' && (
                  <Link className="t" to="inbox">
                    <span>{words.start.all.inbox}</span>
                  </Link>
                )}
              </div>
              <Todo notices={notices} />
            </section>
          ))}
        </div>
        <div className="c5">
          {me.may.edit && <DraftBrief />}
          {me.may.edit && <PublicBrief />}
          <ServiceBrief />
        </div>
      </div>
    </main>
  )
}

function Todo({ notices }: { notices: NoticeText[] }) {
  return (
    <ul className="rows todo">
      {notices.map(({ wrong, mark, says, hint, href, action }) => (
        <li key={`${href} ${says}`}>
          <span className={wrong ? 'w red' : 'w'}>
            {wrong && <LineIcon name="stop" />}
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
  )
}
