import * as v from 'valibot'
import { email, heading, list, markdown, person, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { filmHero, pageBase } from '../shared/page-base.ts'

const salary = template(['from', 'to', 'currency'])

export const karrierePage = v.strictObject({
  ...pageBase,
  hero: filmHero,
  anchors: v.strictObject({ jobs: text(), contact: text() }),
  voices: v.strictObject({
    heading: heading(),
    voice: template(['n', 'name']),
    and: text(),
    previous: text(),
    next: text(),
  }),
  offer: v.strictObject({
    heading: heading(),
    list: list(v.strictObject({ title: heading(), text: text() })),
  }),
  jobs: v.strictObject({
    heading: heading(),
    none: text(),
    invite: text(),
    employment: v.strictObject({ FULL_TIME: text(), PART_TIME: text(), INTERN: text() }),
    salary: v.strictObject({ HOUR: salary, MONTH: salary, YEAR: salary }),
    until: text(),
  }),
  apply: v.strictObject({
    heading: heading(),
    body: markdown(),
    privacy: text(),
    person: person(),
    email: email(),
    subject: text(),
  }),
})
