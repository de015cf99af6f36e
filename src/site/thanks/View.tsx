import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { ThanksPage } from './present.ts'

/** The reference of what was sent stands where the service finds the token. */
export function ThanksView({ hero, reference, home }: ThanksPage['view']) {
  return (
    <>
      <PageHero {...hero} />
      <div className="wrap hung">
        <p className="h3">
          {reference}: <strong>%%REFERENCE%%</strong>
        </p>
        <p className="hung">
          <Button tone="ink" href={home.href}>
            {home.label}
          </Button>
        </p>
      </div>
    </>
  )
}
