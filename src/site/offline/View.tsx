import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import css from './View.module.css'

/** Shown by the service worker when a page cannot be fetched: an axis line that breaks off. */
export function OfflineView({ hero, retry }: { hero: { heading: string; lead: string }; retry: string }) {
  return (
    <>
      <PageHero {...hero}>
        <Button tone="ink" wide href="">
          {retry}
        </Button>
      </PageHero>
      <div className={css.brokenAxis} aria-hidden="true" />
    </>
  )
}
