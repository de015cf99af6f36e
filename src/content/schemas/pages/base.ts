// What pages have in common. Each page's own file adds what only it has.
import * as v from 'valibot'
import { film, heading, internalLink, picture, text } from '../../fields.ts'

export const pageBase = {
  nav: v.pipe(text(), v.description('Name of the page in navigation and breadcrumbs')),
  seo: v.strictObject({
    title: v.pipe(text(), v.description('Title in search results and the browser tab; under 60 characters')),
    description: v.pipe(text(), v.description('Summary in search results; 70 to 160 characters')),
  }),
}

const words = { heading: heading(), lead: text() }

/** First screens: with a picture, with a silent looping film over a picture, or with words alone. */
export const pictureHero = v.strictObject({ ...words, picture: picture('hero') })
export const filmHero = v.strictObject({
  ...words,
  picture: v.pipe(picture('hero'), v.description('Shown where there is no film')),
  film: v.optional(film()),
})
export const plainHero = v.strictObject(words)

/** A button or link with where it leads. */
export const action = v.strictObject({ label: text(), link: internalLink() })
