import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import buttons from '../ui/buttons.module.css'
import layout from '../ui/layout.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { EditionBlock } from './EditionBlock.tsx'
import { PublicationSteps } from './PublicationSteps.tsx'
import styles from './publish.module.css'
import type { PublicationState } from './routes.server.ts'
import { publishWords } from './words.ts'

export function Running({ publication }: { publication: PublicationState }) {
  const { me } = useSession()
  const t = useWords(publishWords)
  const { number, steps } = publication
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span8}>{t.building(number)}</h1>
      </div>
      <div className={layout.grid}>
        <section className={layout.span8}>
          <PublicationSteps publication={publication} />
          <p className={texts.hidden} aria-live="polite">
            {steps.at(-1) && t.steps[steps.at(-1)?.name ?? 'check']}
          </p>
        </section>
        <aside className={layout.span4}>
          <div className={layout.sticky}>
            <EditionBlock
              cells={[
                [t.edition, String(number)],
                [t.by, publication.person || me.name],
              ]}
            />
            <p className={styles.spaced}>
              <button
                type="button"
                className={buttons.button}
                onClick={() => void post('publish/cancel', {})}
              >
                {t.cancel}
              </button>
            </p>
            <p className={classes(texts.note, styles.spaced)}>{t.meanwhile(number)}</p>
          </div>
        </aside>
      </div>
    </main>
  )
}
