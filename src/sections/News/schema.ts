import { defineKind } from '../define-kind.ts'
import { headingField } from '../section-fields.ts'

export const news = defineKind(
  'news',
  { de: 'Aktuelles', en: 'News' },
  { heading: headingField },
  { group: 'firm', ownsRed: true, once: 'kind', hasContent: (_, { news }) => news.length > 0 },
)
