import type { ReactNode } from 'react'
import type { PictureData } from '../content/media.ts'
import { Film, type FilmData } from './Film.tsx'
import { PageHero } from './PageHero.tsx'

export type FilmHeroData = {
  heading: string
  lead: string
  picture: PictureData
  film?: FilmData | undefined
}

type Props = { hero: FilmHeroData; motion: { pause: string; play: string }; action?: ReactNode }

/** A first screen with a silent film, or with its picture where there is none. The page loads behaviours/film.ts. */
export function FilmHero({ hero, motion, action }: Props) {
  return (
    <PageHero
      heading={hero.heading}
      lead={hero.lead}
      picture={hero.film ? undefined : hero.picture}
      film={hero.film && <Film film={hero.film} labels={motion} />}
      action={action}
    />
  )
}
