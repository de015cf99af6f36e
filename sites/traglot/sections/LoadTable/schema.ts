import { defineKind, field, group, heading, headingField, list, textField, v } from 'achsmass/schema'

const load = group({
  use: field('Nutzung', 'Use', heading()),
  kilonewtons: field('kN/m²', 'kN/m²', v.pipe(v.number(), v.minValue(0), v.maxValue(50))),
})

/** Loads that floors are calculated for, drawn to one scale. */
export const loadTable = defineKind(
  'load-table',
  { de: 'Lasttabelle', en: 'Load table' },
  {
    heading: headingField,
    text: textField,
    loads: field('Lasten', 'Loads', list(load)),
  },
  { group: 'figures' },
)
