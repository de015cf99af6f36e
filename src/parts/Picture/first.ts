import type { PictureData } from '../../content/media.ts'

/** How wide pictures are shown that stand on a first screen, in the words of the HTML sizes attribute. */
export const firstSizes = {
  hero: '(min-width: 768px) 94vw, 100vw',
  film: '100vw',
  // On phones it is drawn 220 % as wide as the screen: at three quarters of their many pixels it looks the same and is there sooner.
  across: '(min-width: 768px) 94vw, 165vw',
}

/** The one picture of a first screen, and how wide it is shown. */
export type FirstPicture = { picture: PictureData; sizes: string }

type Hero = { picture?: PictureData | undefined; film?: { poster: PictureData } | undefined }

/** What PageHero and FilmHero show first, for the head of the page, which asks for it before all else. */
export function firstOf({ picture, film }: Hero): FirstPicture | undefined {
  if (film) return { picture: film.poster, sizes: firstSizes.film }
  return picture && { picture, sizes: firstSizes.hero }
}
