// What pages have in common. Each page's own file adds what only it has.
import * as v from 'valibot'
import { heading, list, picture, text } from '../../content/fields.ts'

/** Pages that visitors find, and share. */
export const pageBase = {
  nav: v.pipe(text(), v.description('Name of the page in navigation and breadcrumbs')),
  seo: v.strictObject({
    title: v.pipe(
      text(),
      v.metadata({ from: 1, to: 60 }),
      v.description('Title in search results and the browser tab; under 60 characters'),
    ),
    description: v.pipe(
      text(),
      v.metadata({ from: 70, to: 160 }),
      v.description('Summary in search results; 70 to 160 characters'),
    ),
  }),
  share: v.pipe(
    v.strictObject({
      picture: picture('share'),
      focus: v.optional(
        v.pipe(
          v.number(),
          v.minValue(0),
          v.maxValue(100),
          v.description('Which part of its height stays: 0 is the top, 50 the middle, 100 the bottom'),
        ),
        50,
      ),
    }),
    v.description('The picture over the heading when somebody shares the page'),
  ),
}

/** One or two sentences under the heading that say what the firm does: trade and fields, then kind and towns. */
export const tagline = () =>
  v.pipe(
    list(
      v.pipe(text(), v.metadata({ from: 1, to: 60 })),
      'What you plan, in one or two sentences of up to 60 characters',
    ),
    v.maxLength(2),
  )

const words = { heading: heading(), lead: text() }

/** First screens: with a picture, with a silent looping film over a picture, or with words alone. */
export const plainHero = v.strictObject(words)
