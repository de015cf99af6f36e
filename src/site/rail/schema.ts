import * as v from 'valibot'
import { heading, internalLink, list, person, picture, text } from '../../content/fields.ts'
import { distinct, pathItems } from '../../content/ids.ts'
import { say } from '../../content/problems.ts'
import { template } from '../../content/texts.ts'
import { action, pageBase, pictureHero } from '../shared/page-base.ts'

const station = v.pipe(
  v.picklist(['consulting', 'architecture', 'compliance', 'digital-planning']),
  v.description('One of the four services, which are the stations of the diagram'),
)

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
    list: v.pipe(
      list(v.strictObject({ id: station, title: text(), text: text(), link: internalLink() })),
      distinct('id'),
    ),
  }),
  closing: picture('hero'),
  contact: v.strictObject({ text: text(), note: text(), person: person(), action }),
})

/** Tracks leave the main line at one station and join it at a later one; the services are its stations, in their order. */
export const railPage = v.pipe(
  page,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { expertise, services } = dataset.value
    const place = (id: string) => services.list.findIndex(service => service.id === id)
    for (const [index, { from, to }] of expertise.list.entries()) {
      const [start, end] = [place(from), place(to)]
      if (start !== -1 && start < end) continue
      addIssue({
        message: say(
          `das Gleis muss von einer Station (${from}) zu einer späteren führen; die Stationen stehen unter services in ihrer Folge`,
          `the track has to lead from a station (${from}) to a later one; the stations are under services, in their order`,
        ),
        path: pathItems(['expertise', 'list', index, 'to']),
      })
    }
  }),
)
