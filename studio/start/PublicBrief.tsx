import { EditionTable } from '../publish/EditionTable.tsx'
import type { EditionSummary } from '../publish/routes.server.ts'
import { publishWords } from '../publish/words.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'

/** On the start page: what is public. */
export function PublicBrief() {
  const { words, language, me } = useSession()
  const { data } = useData<EditionSummary[]>('publish/editions?most=4')
  const t = publishWords[language]
  return (
    <section className="sec" aria-labelledby="b-public">
      <div className="sec-h">
        <h2 id="b-public">{t.isPublic}</h2>
        {me.address && (
          <a className="t" href={me.address} target="_blank" rel="noreferrer">
            <LineIcon name="out" />
            <span>{words.start.openPage(new URL(me.address).host)}</span>
          </a>
        )}
      </div>
      {data && <EditionTable editions={data} isBrief />}
      {data && data.length > 0 && (
        <p className="brief">
          <Link className="t" to="editions">
            <span>{t.all}</span>
          </Link>
        </p>
      )}
    </section>
  )
}
