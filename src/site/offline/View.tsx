import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { OfflinePage } from './present.ts'
import css from './View.module.css'

/** Shown by the service worker when a page cannot be fetched: an axis line that breaks off. */
export function OfflineView({ hero, retry }: OfflinePage['view']) {
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
