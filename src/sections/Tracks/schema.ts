import * as v from 'valibot'
import { field, group, list, optional } from '../../content/fields.ts'
import { distinct, id } from '../../content/ids.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, leadField, textField, titleField } from '../section-fields.ts'

const station = group({
  id: field('Kurzname', 'Short name', id('Name used by tracks to say where they branch off and join')),
  title: field('Name', 'Name', text()),
})

const track = group({
  title: titleField,
  from: field('Zweigt ab in', 'Branches off at', id('A station, by its short name')),
  to: field('Mündet ein in', 'Joins at', id('A later station, by its short name')),
  text: textField,
  points: field('Punkte', 'Points', list(text())),
})

const bed = group({ title: field('Name', 'Name', text()), text: textField })

type Plan = { stations: { id: string }[]; tracks: { from: string; to: string }[] }

/** Requires that a track leaves the main line at one station and joins it at a later one. */
function check({ stations, tracks }: Plan): ReferenceProblem[] {
  const ids = stations.map(({ id }) => id)
  const names = ids.join(', ')
  return tracks.flatMap(({ from, to }, index) => {
    if (!ids.includes(from) || !ids.includes(to)) {
      const [name, unknown] = ids.includes(from) ? ['to', to] : ['from', from]
      return {
        path: ['tracks', index, name],
        says: {
          de: `eine Station "${unknown}" gibt es nicht; es gibt ${names}`,
          en: `there is no station "${unknown}"; known: ${names}`,
        },
      }
    }
    if (ids.indexOf(from) < ids.indexOf(to)) return []
    return {
      path: ['tracks', index, 'to'],
      says: {
        de: `das Gleis muss von einer Station (${from}) zu einer späteren führen; ihre Folge ist ${names}`,
        en: `the track has to lead from a station (${from}) to a later one; their order is ${names}`,
      },
    }
  })
}

export const tracks = defineKind(
  'tracks',
  { de: 'Gleisplan', en: 'Tracks' },
  {
    heading: headingField,
    lead: leadField,
    label: field('Der Plan in Worten', 'The plan in words', text()),
    stations: field(
      'Stationen',
      'Stations',
      v.pipe(list(station), v.minLength(2), v.maxLength(6), distinct('id')),
    ),
    tracks: field('Gleise', 'Tracks', v.pipe(list(track), v.maxLength(6))),
    bed: optional('Gleisbett', 'Track bed', bed, {
      de: 'Worauf die ganze Strecke liegt.',
      en: 'The bed that the whole line lies on.',
    }),
    vehicle: v.optional(field('Mit Zug', 'With a train', v.boolean()), false),
    note: optional('Anmerkung', 'Note', text()),
  },
  { group: 'services', ownsRed: ({ vehicle }) => vehicle === true, check },
)
