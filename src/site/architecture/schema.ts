import * as v from 'valibot'
import { heading, internalLink, list, person, picture, text } from '../../content/fields.ts'
import { icon } from '../../content/schemas/icons.ts'
import { template } from '../../content/texts.ts'
import { pageBase, pictureHero } from '../shared/page-base.ts'

const titled = { title: heading(), text: text() }

export const architecturePage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...pictureHero.entries, action: text() }),
  phases: v.strictObject({
    heading: heading(),
    intro: text(),
    months: template(['n']),
    list: v.pipe(
      v.array(
        v.strictObject({
          ...titled,
          icon: icon(),
          months: v.pipe(
            v.number(),
            v.minValue(1),
            v.description('How long the phase lasts; the drawing follows by itself'),
          ),
        }),
      ),
      v.length(4),
    ),
  }),
  planning: v.strictObject({ heading: heading(), copy: text() }),
  method: v.strictObject({
    heading: heading(),
    copy: text(),
    levels: v.pipe(v.array(v.strictObject(titled)), v.length(3)),
  }),
  expertise: v.strictObject({
    heading: heading(),
    cards: list(v.strictObject({ ...titled, picture: picture('wide'), link: internalLink() })),
    projects: text(),
  }),
  contact: v.strictObject({
    heading: heading(),
    text: text(),
    action: text(),
    person: person(),
    link: internalLink(),
  }),
})
