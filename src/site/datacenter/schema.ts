import * as v from 'valibot'
import {
  externalLink,
  heading,
  list,
  person,
  picture,
  plain,
  project,
  shownFilm,
  text,
} from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { action, filmHero, pageBase } from '../shared/page-base.ts'

const service = v.strictObject({ title: text() })

const reference = v.strictObject({
  project: v.pipe(project(), v.description('Its IT area and IT load make the drawing')),
  short: v.pipe(text(), v.description('Name over the drawing, at most 18 letters')),
})

export const datacenterPage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...filmHero.entries, action }),
  figures: v.strictObject({
    heading: heading(),
    buildings: text(),
    area: text(),
    capacity: text(),
    edge: template(['metres'], 'Words at the dimension line; {metres} is the length'),
    pitch: v.pipe(text(), v.description('Name of the football pitch drawn for comparison')),
  }),
  voices: v.strictObject({
    heading: heading(),
    quotes: v.pipe(v.array(v.strictObject({ quote: text(), name: plain(), role: text() })), v.length(2)),
  }),
  services: v.strictObject({
    heading: heading(),
    lead: text(),
    copy: text(),
    phases: list(v.strictObject({ title: heading(), text: text(), services: list(service) })),
  }),
  projects: v.strictObject({
    heading: heading(),
    link: action,
    scroll: v.pipe(text(), v.description('Name of the drawing for people who cannot see it')),
    note: text(),
    labels: v.strictObject({
      location: text(),
      itArea: text(),
      capacity: text(),
      services: text(),
      completion: text(),
    }),
    list: list(reference),
  }),
  partners: v.strictObject({
    heading: heading(),
    intro: text(),
    newWindow: v.pipe(text(), v.description('Read out after the address of each partner')),
    list: list(
      v.strictObject({
        name: plain(),
        description: v.optional(text()),
        location: text(),
        website: externalLink(),
      }),
    ),
  }),
  event: v.strictObject({
    heading: heading(),
    note: text(),
    picture: picture('wide'),
    film: v.optional(shownFilm()),
  }),
  contact: v.strictObject({
    heading: heading(),
    intro: text(),
    persons: list(v.strictObject({ region: text(), person: person() })),
  }),
})
