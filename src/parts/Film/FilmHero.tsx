import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { type HeroAction, PageHero } from '../PageHero/PageHero.tsx'
import { Film, type FilmData } from './Film.tsx'

export type FilmHeroData = {
  heading: string
  lead: string
  picture: PictureData
  film?: FilmData | undefined
}

type Props = {
  hero: FilmHeroData
  motion: { pause: string; play: string }
  action?: HeroAction
  children?: ReactNode
}

/** A first screen with a silent film, or with its picture if there is no film. The page must load frame/Moving.astro. */
export function FilmHero({ hero: { heading, lead, picture, film }, motion, action, children }: Props) {
  return (
    <PageHero
      heading={heading}
      lead={lead}
      action={action}
      picture={film ? undefined : picture}
      film={film && <Film film={film} labels={motion} />}
    >
      {children}
    </PageHero>
  )
}
