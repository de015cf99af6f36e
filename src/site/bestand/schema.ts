import * as v from 'valibot'
import { heading, internalLink, list, only, person, picture, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

const metres = (description: string) =>
  v.pipe(v.number(), v.minValue(1), v.description(`${description}, in metres; the drawing follows by itself`))
const storeys = (description: string) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description(`${description}; the drawing follows by itself`),
  )

export const bestandPage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...plainHero.entries, picture: picture('strip'), action: text() }),
  tiles: v.strictObject({
    heading: heading(),
    quote: v.pipe(text(), v.description('On every tile, and the title of the quote dialog')),
    quoteLink: v.pipe(internalLink(), v.description('Where the tiles lead without script')),
    list: list(v.strictObject({ title: heading(), text: text(), only: only() })),
  }),
  sustainability: v.strictObject({
    heading: heading(),
    lead: text(),
    copy: text(),
    rows: list(v.strictObject({ label: text(), value: text() })),
    section: v.strictObject({
      caption: text(),
      alt: template(['kept', 'keptHeight', 'added', 'addedHeight']),
      existing: v.strictObject({ storeys: storeys('Storeys that stay'), height: metres('Their height') }),
      added: v.strictObject({ storeys: storeys('Storeys that are new'), height: metres('Their height') }),
    }),
  }),
  wheel: v.strictObject({ heading: heading(), text: text() }),
  contact: v.strictObject({ note: text(), text: text(), person: person(), link: internalLink() }),
  closing: picture('wide'),
})
