import * as v from 'valibot'
import { heading, internalLink, list, person, picture, text } from '../../content/fields.ts'
import { distinct, pathItems } from '../../content/ids.ts'
import { say } from '../../content/problems.ts'
import { template } from '../../content/texts.ts'
import { action, pageBase, pictureHero } from '../shared/page-base.ts'

const stations = ['consulting', 'architecture', 'compliance', 'opening'] as const
const station = v.pipe(
  v.picklist(stations),
  v.description('A station of the diagram: three services, and the opening at which the project ends'),
)

const service = v.picklist(['consulting', 'architecture', 'compliance', 'digital-planning'])

const page = v.strictObject({
  ...pageBase,
  hero: v.strictObject({ ...pictureHero.entries, action }),
  expertise: v.strictObject({
    heading: heading(),
    lead: text(),
    diagram: v.strictObject({
      label: v.pipe(text(), v.description('Name of the diagram for people who cannot see it')),
      track: template(
        ['title', 'from', 'to'],
        'How one track is read out; {title}, {from} and {to} are put in',
      ),
      opening: v.pipe(text(), v.description('Name of the last station')),
      bed: v.pipe(
        text(),
        v.description(
          'What digital planning does from the first station to the last, as the bed of the track',
        ),
      ),
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
      v.length(4),
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
    list: v.pipe(
      list(v.strictObject({ id: service, title: text(), text: text(), link: internalLink() })),
      distinct('id'),
    ),
  }),
  closing: picture('hero'),
  contact: v.strictObject({ text: text(), note: text(), person: person(), action }),
})

/** Tracks leave the main line at one station and join it at a later one. */
export const railPage = v.pipe(
  page,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [index, { from, to }] of dataset.value.expertise.list.entries()) {
      if (stations.indexOf(from) < stations.indexOf(to)) continue
      addIssue({
        message: say(
          `das Gleis muss von einer Station (${from}) zu einer späteren führen; ihre Folge ist ${stations.join(', ')}`,
          `the track has to lead from a station (${from}) to a later one; their order is ${stations.join(', ')}`,
        ),
        path: pathItems(['expertise', 'list', index, 'to']),
      })
    }
  }),
)
