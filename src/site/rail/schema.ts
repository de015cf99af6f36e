import * as v from 'valibot'
import { heading, internalLink, list, person, picture, text } from '../../content/fields.ts'
import { action, pageBase, pictureHero } from '../shared/page-base.ts'

const station = v.pipe(
  v.picklist(['consulting', 'architecture', 'compliance', 'digital-planning']),
  v.description('One of the four services, which are the stations of the diagram'),
)

export const railPage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...pictureHero.entries, action }),
  expertise: v.strictObject({
    heading: heading(),
    lead: text(),
    diagram: v.strictObject({
      label: v.pipe(text(), v.description('Name of the diagram for people who cannot see it')),
      track: v.pipe(text(), v.description('How one track is read out; {title}, {from} and {to} are put in')),
      note: text(),
    }),
    list: v.pipe(
      v.array(
        v.strictObject({
          title: heading(),
          from: v.pipe(station, v.description('Where this track leaves the main line')),
          to: v.pipe(station, v.description('Where it joins it again')),
          text: text(),
          points: list(text()),
        }),
      ),
      v.length(4, 'needs exactly four fields of expertise'),
    ),
  }),
  clients: v.strictObject({
    heading: heading(),
    intro: text(),
    picture: picture('card'),
    columns: v.strictObject({ client: text(), task: text(), place: text(), period: text() }),
    list: list(v.strictObject({ client: text(), task: text(), place: text(), period: text() })),
  }),
  projects: v.strictObject({ heading: heading(), link: action }),
  services: v.strictObject({
    heading: heading(),
    list: list(v.strictObject({ id: station, title: text(), text: text(), link: internalLink() })),
  }),
  closing: picture('hero'),
  contact: v.strictObject({ text: text(), note: text(), person: person(), action }),
})
