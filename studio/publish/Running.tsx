import { post } from '../ui/api.ts'
import { useSession } from '../ui/session.tsx'
import { EditionBlock } from './EditionBlock.tsx'
import { PublicationSteps } from './PublicationSteps.tsx'
import type { PublicationState } from './routes.server.ts'
import { publishWords } from './words.ts'

export function Running({ publication }: { publication: PublicationState }) {
  const { language, me } = useSession()
  const t = publishWords[language]
  const { number, steps } = publication
  return (
    <main className="page" id="main">
      <div className="grid head">
        <h1 className="c8">{t.building(number)}</h1>
      </div>
      <div className="grid">
        <section className="c8">
          <PublicationSteps publication={publication} />
          <p className="vh" aria-live="polite">
            {steps.at(-1) && t.steps[steps.at(-1)?.name ?? 'check']}
          </p>
        </section>
        <aside className="c4">
          <div className="stick">
            <EditionBlock
              cells={[
                [t.edition, String(number)],
                [t.by, publication.person || me.name],
              ]}
            />
            <p className="pub-a">
              <button type="button" className="b" onClick={() => void post('publish/cancel', {})}>
                {t.cancel}
              </button>
            </p>
            <p className="note pub-a">{t.meanwhile(number)}</p>
          </div>
        </aside>
      </div>
    </main>
  )
}
