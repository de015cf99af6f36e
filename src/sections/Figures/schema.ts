import * as v from 'valibot'
import { choice, field, group, list, text } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { headingField, textField, titleField } from '../fields.ts'
import { defineKind } from '../kind.ts'
import { facts } from './facts.ts'

const figure = group({
  fact: v.optional(
    field('Zahl des Büros', 'Figure of the firm', choice(facts), {
      de: 'Zählt auf der Seite hoch und ändert sich mit den Angaben zum Büro.',
      en: 'Counts up on the page and changes with what is said about the firm.',
    }),
  ),
  figure: v.optional(field('Oder eine andere Zahl', 'Or another figure', text())),
  open: v.optional(field('Mit Plus dahinter', 'With a plus after it', v.boolean()), false),
  title: titleField,
  text: v.optional(textField),
  drawing: v.optional(
    field(
      'Zeichnung',
      'Drawing',
      choice({
        ticks: { de: 'ein Teilstrich für jedes', en: 'a tick for each' },
        squares: { de: 'ein Quadrat für jedes', en: 'a square for each' },
        distance: { de: 'die Entfernung der beiden Standorte', en: 'the distance between both offices' },
      }),
      { de: 'Nur auf der Maßkette.', en: 'On the dimension line only.' },
    ),
  ),
})

export const figures = defineKind(
  'figures',
  { de: 'Kennzahlen', en: 'Figures' },
  {
    heading: headingField,
    look: v.optional(
      field(
        'Aussehen',
        'Look',
        choice({
          plain: { de: 'nebeneinander', en: 'side by side' },
          chain: { de: 'auf einer Maßkette', en: 'on a dimension line' },
        }),
      ),
      'plain',
    ),
    figures: field('Zahlen', 'Figures', list(figure)),
  },
  {
    group: 'figures',
    check: ({ figures }: { figures: Figure[] }) => figures.flatMap(problemsOf),
  },
)

type Figure = v.InferOutput<typeof figure>

function problemsOf({ fact, figure, drawing }: Figure, index: number): ReferenceProblem[] {
  const path = ['figures', index]
  if ((fact === undefined) === (figure === undefined))
    return [
      {
        path,
        says: {
          de: 'zeigt genau eine Zahl; geben Sie fact oder figure an',
          en: 'shows exactly one figure; give fact or figure',
        },
      },
    ]
  if (drawing === undefined || fact !== undefined) return []
  return [
    {
      path: [...path, 'drawing'],
      says: {
        de: 'zeichnet nur Zahlen des Büros; geben Sie fact an',
        en: 'draws only figures of the firm; give fact',
      },
    },
  ]
}
