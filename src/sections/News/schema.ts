import { headingField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const news = defineKind(
  'news',
  { de: 'Aktuelles', en: 'News' },
  { heading: headingField },
  { group: 'firm', ownsRed: true, once: 'kind' },
)
