import { field, group, internalLink, list, text } from '../../content/fields.ts'
import { headingField, textField } from '../fields.ts'
import { defineKind } from '../kind.ts'

const item = group({
  title: field('Titel', 'Title', text()),
  text: textField,
  link: field('Führt zu', 'Leads to', internalLink()),
})

export const serviceIndex = defineKind(
  'service-index',
  { de: 'Leistungen', en: 'Services' },
  {
    heading: headingField,
    items: field('Leistungen', 'Services', list(item)),
  },
  { group: 'services' },
)
