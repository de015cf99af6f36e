import * as v from 'valibot'
import { heading, internalLink, list, markdown, person, picture, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

const titled = { title: heading(), text: text() }

export const compliancePage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...plainHero.entries, action: text() }),
  intro: v.strictObject({ heading: heading(), copy: markdown() }),
  pillars: v.strictObject({
    heading: heading(),
    beam: v.pipe(text(), v.description('Written on the beam of the drawing')),
    alt: template(['names'], 'The drawing in words, with {names} in it'),
    list: v.pipe(v.array(v.strictObject({ ...titled, points: list(text()) })), v.length(3)),
  }),
  steps: v.strictObject({
    heading: heading(),
    picture: picture('wide'),
    list: list(v.strictObject(titled)),
  }),
  contact: v.strictObject({
    note: text(),
    text: text(),
    card: v.pipe(text(), v.description('Link to the card on the contact page')),
    person: person(),
    link: internalLink(),
  }),
})
