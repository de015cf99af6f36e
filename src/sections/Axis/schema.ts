import { defineKind } from '../define-kind.ts'
import { headingField, leadField } from '../section-fields.ts'

/** The house and its sentences are the program's (parts/AxisHouse); its words stand in interface.yaml. */
export const axis = defineKind(
  'axis',
  { de: 'Achse verschieben', en: 'Move the axis' },
  { heading: headingField, lead: leadField },
  { group: 'figures', once: 'kind', ownsRed: true },
)
