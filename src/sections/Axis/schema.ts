import { defineKind } from '../define-kind.ts'
import { headingField, leadField } from '../section-fields.ts'

/** The section has few fields: the program provides the house (parts/AxisHouse), and interface.yaml its texts. */
export const axis = defineKind(
  'axis',
  { de: 'Achse verschieben', en: 'Move the axis' },
  { heading: headingField, lead: leadField },
  { group: 'figures', once: 'kind', ownsRed: true },
)
