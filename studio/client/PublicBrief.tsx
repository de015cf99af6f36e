import { IssueTable, type Listed } from '../publish/IssueTable.tsx'
import { publishWords } from '../publish/words.ts'
import { useData } from './load.ts'
import { Link } from './router.tsx'
import { Sign } from './Sign.tsx'
import { useSession } from './session.tsx'

/** On the start page: what is public. */
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
