import { field, group, list, text } from '../../content/fields.ts'
import { headingField, textField, titleField } from '../fields.ts'
import { defineKind } from '../kind.ts'

const figure = group({
  figure: field('Zahl', 'Figure', text()),
  title: titleField,
  text: textField,
})

export const figures = defineKind(
  'figures',
  { de: 'Kennzahlen', en: 'Figures' },
  {
    heading: headingField,
    figures: field('Zahlen', 'Figures', list(figure)),
  },
  { group: 'figures' },
)
