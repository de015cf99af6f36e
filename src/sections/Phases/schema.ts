import * as v from 'valibot'
import { field, group, list } from '../../content/fields.ts'
import { icon } from '../../content/schemas/icons.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, textField, titleField } from '../section-fields.ts'

const phase = group({
  title: titleField,
  icon: field('Zeichnung', 'Drawing', icon()),
  text: textField,
  months: field('Dauer in Monaten', 'Duration in months', v.pipe(v.number(), v.integer(), v.minValue(1)), {
    de: 'Das Feld in der Kette ist so breit, wie die Phase dauert.',
    en: 'The longer the phase, the wider its bay in the chain.',
  }),
})

export const phases = defineKind(
  'phases',
  { de: 'Phasen', en: 'Phases' },
  {
    heading: headingField,
    text: v.optional(textField),
    phases: field('Phasen', 'Phases', v.pipe(list(phase), v.minLength(2), v.maxLength(6))),
  },
  { group: 'services' },
)
