import * as v from 'valibot'
import { choice, choiceField, field, group, list, optional } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, textField, titleField } from '../section-fields.ts'
import { type Firm, facts, numberOf } from './firm-facts.ts'

const figure = group({
  fact: optional('Zahl des Büros', 'Figure of the firm', choice(facts), {
    de: 'Zählt auf der Seite hoch und ändert sich mit den Angaben zum Büro.',
    en: 'Counts up on the page, and always shows the current figure of the firm.',
  }),
  figure: optional('Oder eine andere Zahl', 'Or another figure', text()),
  open: v.optional(field('Mit Plus dahinter', 'With a plus after it', v.boolean()), false),
  title: titleField,
  text: v.optional(textField),
  drawing: optional(
    'Zeichnung',
    'Drawing',
    choice({
      ticks: { de: 'ein Teilstrich für jedes', en: 'a tick for each' },
      squares: { de: 'ein Quadrat für jedes', en: 'a square for each' },
      distance: { de: 'die Entfernung der beiden Standorte', en: 'the distance between both offices' },
      blocks: { de: 'ein Haus für jedes', en: 'a building for each' },
      area: { de: 'ein Quadrat neben einem Fußballfeld', en: 'a square beside a football pitch' },
      ruler: { de: 'ein Maßstab', en: 'a ruler' },
    }),
    {
      de: 'Die ersten drei stehen auf der Maßkette, die anderen bei Zahlen untereinander.',
      en: 'The first three are drawn on the dimension line, the others beside figures one below the other.',
    },
  ),
})

export const figures = defineKind(
  'figures',
  { de: 'Kennzahlen', en: 'Figures' },
  {
    heading: headingField,
    look: v.optional(
      choiceField('Aussehen', 'Look', {
        plain: { de: 'nebeneinander', en: 'side by side' },
        chain: { de: 'auf einer Maßkette', en: 'on a dimension line' },
        lines: { de: 'untereinander, groß', en: 'one below the other, large' },
      }),
      'plain',
    ),
    figures: field('Zahlen', 'Figures', list(figure)),
  },
  {
    group: 'figures',
    ownsRed: ({ figures }: { figures: Figure[] }) => figures.some(({ drawing }) => drawing === 'ruler'),
    check: ({ figures }: { figures: Figure[] }, { firm }: { firm?: Firm }) =>
      figures.flatMap((figure, index) => problemsOf(figure, index, firm)),
  },
)

type Figure = v.InferOutput<typeof figure>

function problemsOf({ fact, figure, drawing }: Figure, index: number, firm?: Firm): ReferenceProblem[] {
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
  if (fact !== undefined)
    return firm && numberOf(fact, firm) === undefined
      ? [
          {
            path: [...path, 'fact'],
            says: {
              de: 'steht nicht in firm.yaml; ergänzen Sie dort figures › dataCentres',
              en: 'is not in firm.yaml; add figures › dataCentres there',
            },
          },
        ]
      : []
  if (drawing === undefined) return []
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
