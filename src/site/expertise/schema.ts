// A page about one kind of building.
import * as v from 'valibot'
import { category, heading, internalLink, list, markdown, person, text } from '../../content/fields.ts'
import { pageBase, pictureHero, tagline } from '../shared/page-base.ts'

export const expertisePage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...pictureHero.entries, tagline: tagline(), action: text() }),
  intro: v.strictObject({ heading: heading(), copy: markdown() }),
  drawing: v.strictObject({
    figure: v.optional(
      v.pipe(
        v.picklist(['office-grid', 'retail-plan']),
        v.description('The drawing; without one, the parts stand alone'),
      ),
    ),
    heading: heading(),
    text: text(),
    alt: v.optional(v.pipe(text(), v.description('The drawing in words'))),
    parts: list(v.strictObject({ title: heading(), text: text() }), 'What the drawing shows, in its order'),
  }),
  strengths: v.strictObject({
    heading: heading(),
    list: list(
      v.strictObject({
        figure: v.pipe(text(), v.description('The measured statement, such as 1,35 m')),
        title: heading(),
        text: text(),
      }),
    ),
  }),
  work: v.strictObject({
    heading: heading(),
    list: list(v.strictObject({ title: heading(), text: text() })),
  }),
  projects: v.strictObject({
    category: category(),
    heading: heading(),
    all: text(),
    link: internalLink(),
  }),
  contact: v.strictObject({ note: text(), text: text(), person: person(), link: internalLink() }),
})
