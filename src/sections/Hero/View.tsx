import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { SectionProps } from '../resolved.ts'
import type { hero } from './schema.ts'

/** The first screen of a page: poster heading, lead and buttons over a picture, a silent film, or alone. */
export function Hero({ heading, lead, tagline, picture, actions }: SectionProps<typeof hero>) {
  return (
    <PageHero heading={heading} lead={lead} tagline={tagline} picture={picture}>
      {actions.map(action => (
        <ActionButton key={action.label} action={action} wide />
      ))}
    </PageHero>
  )
}
