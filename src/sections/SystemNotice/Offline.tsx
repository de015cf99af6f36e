import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { SectionProps } from '../resolved.ts'
import css from './Offline.module.css'
import type { systemNotice } from './schema.ts'

/** The page that the service worker shows if a page cannot be loaded: an axis line that breaks off. */
export function Offline({ heading, lead = '', retry }: SectionProps<typeof systemNotice>) {
  return (
    <>
      <PageHero heading={heading} lead={lead}>
        {retry && (
          <Button tone="ink" wide href="">
            {retry}
          </Button>
        )}
      </PageHero>
      <div className={css.brokenAxis} aria-hidden="true" />
    </>
  )
}
