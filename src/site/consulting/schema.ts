import * as v from 'valibot'
import { heading, internalLink, list, markdown, person, picture, text } from '../../content/fields.ts'
import { pathItems } from '../../content/ids.ts'
import { notBelow } from '../../content/order.ts'
import { say } from '../../content/problems.ts'
import { template } from '../../content/texts.ts'
import { pageBase, pictureHero } from '../shared/page-base.ts'

const stage = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9), v.description(description))

const service = v.pipe(
  v.strictObject({
    title: heading(),
    text: text(),
    from: stage('First stage in which the service acts, 0 to 9; the drawing follows by itself'),
    to: stage('Last stage in which the service acts, 0 to 9'),
    picture: picture('card'),
    isNew: v.optional(v.boolean(), false),
    linkTo: v.optional(v.pipe(internalLink(), v.description('A page instead of the quote dialog'))),
    linkLabel: v.optional(text()),
  }),
  notBelow('from', 'to'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || (dataset.value.linkTo === undefined) === (dataset.value.linkLabel === undefined))
      return
    addIssue({
      message: say(
        'linkTo und linkLabel gehören zusammen: wohin der Link führt, und wie er heißt; ergänzen Sie das andere oder nehmen Sie beide heraus',
        'linkTo and linkLabel belong together: where the link leads, and what it is called; add the other or take both out',
      ),
      path: pathItems([dataset.value.linkTo === undefined ? 'linkLabel' : 'linkTo']),
    })
  }),
)

export const consultingPage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...pictureHero.entries, action: text() }),
  intro: v.strictObject({ heading: heading(), copy: markdown() }),
  chart: v.strictObject({
    heading: heading(),
    note: text(),
    phase: template(['from', 'to']),
  }),
  services: v.strictObject({
    new: v.pipe(text(), v.description('On services with isNew')),
    quote: v.pipe(text(), v.description('On every card, and the title of the quote dialog')),
    quoteLink: v.pipe(internalLink(), v.description('Where the cards lead without script')),
    list: list(service),
  }),
  contact: v.strictObject({ person: person(), link: internalLink() }),
  closing: picture('wide'),
})
