import * as v from 'valibot'
import { form } from '../../content/entry-fields.ts'
import { field, group, list, optional } from '../../content/fields.ts'
import { distinct, id } from '../../content/ids.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, textField } from '../section-fields.ts'

const item = group({
  form: field('Formular', 'Form', form()),
  anchor: field('Sprungmarke', 'Anchor', id('The part after # in addresses')),
  heading: headingField,
  text: textField,
  steps: optional('Schritte', 'Steps', list(text())),
  note: optional('Anmerkung', 'Note', text()),
})

export const inquiryForms = defineKind(
  'inquiry-forms',
  { de: 'Formulare', en: 'Inquiry forms' },
  {
    heading: headingField,
    forms: field('Formulare', 'Forms', v.pipe(list(item), distinct('form'), distinct('anchor'))),
  },
  { group: 'closing', once: 'kind', ownsRed: true },
)
