import type { PictureData } from '../../content/media.ts'

/** The widths of pictures on a first screen, as values of the HTML sizes attribute. */
export const firstSizes = {
  hero: '(min-width: 768px) 94vw, 100vw',
  film: '100vw',
  // On phones the picture is 220 % as wide as the screen. Three quarters of the pixels look the same on their dense
  // screens and load faster.
  across: '(min-width: 768px) 94vw, 165vw',
}

/** The one picture of a first screen, and its displayed width. */
export type FirstPicture = { picture: PictureData; sizes: string }

type Hero = { picture?: PictureData | undefined; film?: { poster: PictureData } | undefined }

/** Returns the first picture of PageHero or FilmHero, which the head of the page preloads. */
export function firstOf({ picture, film }: Hero): FirstPicture | undefined {
  if (film) return { picture: film.poster, sizes: firstSizes.film }
  return picture && { picture, sizes: firstSizes.hero }
}
