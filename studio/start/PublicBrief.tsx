import { EditionTable } from '../publish/EditionTable.tsx'
import type { EditionSummary } from '../publish/routes.server.ts'
import { publishWords } from '../publish/words.ts'
import { TextLink } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import { startWords } from './words.ts'

/** The public state of the site, for the start page. */
export function PublicBrief() {
  const [t, own] = [useWords(publishWords), useWords(startWords)]
  const { me } = useSession()
  const { data } = useData<EditionSummary[]>('publish/editions?most=4')
  return (
    <section className={layout.section} aria-labelledby="b-public">
      <div className={layout.sectionHead}>
        <h2 id="b-public">{t.isPublic}</h2>
        {me.address && (
          <a className={buttons.link} href={me.address} target="_blank" rel="noreferrer">
            <LineIcon name="out" />
            <span>{own.openPage(new URL(me.address).host)}</span>
          </a>
        )}
      </div>
      {data && <EditionTable editions={data} isBrief />}
      {data && data.length > 0 && (
        <p className={layout.below}>
          <TextLink to="editions">{t.all}</TextLink>
        </p>
      )}
    </section>
  )
}
