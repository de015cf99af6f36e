import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import { PageWithAside } from '../ui/PageWithAside.tsx'
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
  const { number, takesBack, steps } = publication
  return (
    <PageWithAside
      title={takesBack === undefined ? t.building(number) : t.takingBack(takesBack)}
      aside={
        <>
          <EditionBlock
            cells={[
              [t.edition, String(number)],
              [t.by, publication.person || me.name],
            ]}
          />
          <p className={styles.spaced}>
            <Button onClick={() => void post('publish/cancel', {})}>{t.cancel}</Button>
          </p>
          <p className={classes(texts.note, styles.spaced)}>{t.meanwhile(number)}</p>
        </>
      }
    >
      <PublicationSteps publication={publication} />
      <p className={texts.hidden} aria-live="polite">
        {steps.at(-1) && t.steps[steps.at(-1)?.name ?? 'check']}
      </p>
    </PageWithAside>
  )
}
