import type { ReactNode } from 'react'
import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import type { Pictured } from '../../projects/pictured.ts'
import type { SectionProps } from '../resolved.ts'
import type { hero } from './schema.ts'

export type HeroProps = SectionProps<typeof hero>

type Props = Omit<HeroProps, 'film'> & {
  /** A film that replaces the picture. */
  film?: ReactNode
  pictured?: Pictured | undefined
}

/** The first screen of a page: poster heading, lead and buttons over a picture, a silent film, or alone. */
export function Hero({ heading, lead, tagline, picture, pictured, film, actions }: Props) {
  return (
    <PageHero
      heading={heading}
      lead={lead}
      tagline={tagline}
      picture={film ? undefined : picture}
      pictured={pictured}
      film={film}
    >
      {actions.map(action => (
        <ActionButton key={action.label} action={action} wide />
      ))}
    </PageHero>
  )
}
