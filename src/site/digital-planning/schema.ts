import * as v from 'valibot'
import { heading, internalLink, list, person, picture, plain, shownFilm, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { filmHero, pageBase } from '../shared/page-base.ts'

const metres = (description: string) =>
  v.pipe(v.number(), v.minValue(0.01), v.description(`${description} in metres; drawing and volume follow`))
const measures = ['length', 'height', 'thickness']
const percent = () => v.pipe(v.number(), v.minValue(0), v.maxValue(100))

export const digitalPlanningPage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...filmHero.entries, action: text() }),
  offers: v.strictObject({
    heading: heading(),
    request: v.pipe(text(), v.description('Title of the offer dialog')),
    link: v.pipe(internalLink(), v.description('Where an offer leads without script')),
    list: list(v.strictObject({ title: text(), text: text() })),
  }),
  benefits: v.strictObject({
    heading: heading(),
    picture: picture('wide'),
    list: v.pipe(
      v.array(
        v.strictObject({
          title: heading(),
          text: text(),
          point: v.pipe(
            v.strictObject({ x: percent(), y: percent() }),
            v.description('Where its line ends on the picture, in percent from the left and from the top'),
          ),
        }),
      ),
      v.length(4),
    ),
  }),
  whatIsBim: v.strictObject({
    heading: heading(),
    lead: text(),
    copy: text(),
    action: text(),
    link: internalLink(),
    person: person(),
    wall: v.strictObject({
      length: metres('Length'),
      height: metres('Height'),
      thickness: metres('Thickness'),
      line: v.strictObject({
        title: heading(),
        text: text(),
        alt: template(['length'], undefined, measures),
      }),
      object: v.strictObject({ title: heading(), text: text(), alt: template(measures) }),
      sheet: v.strictObject({ title: heading(), text: text() }),
      labels: v.strictObject({ length: text(), height: text(), thickness: text(), volume: text() }),
      rows: list(v.strictObject({ label: text(), value: text() })),
    }),
  }),
  team: v.strictObject({
    heading: heading(),
    intro: text(),
    list: list(
      v.strictObject({
        name: plain(),
        role: text(),
        text: text(),
        portrait: v.optional(picture('portrait')),
      }),
    ),
  }),
  film: v.strictObject({
    heading: heading(),
    note: text(),
    picture: picture('wide'),
    film: v.optional(shownFilm()),
  }),
})
