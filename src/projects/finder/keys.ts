// The names of the criteria, without rendering code, because the schema of the interface texts imports them too.
import type { Sentence } from '../../content/problems.ts'

/** The order is that of the columns in the results. */
export const criterionKeys = [
  'discipline',
  'type',
  'lph',
  'zone',
  'gfa',
  'nuf',
  'cost',
  'date',
  'kind',
  'listed',
  'funded',
  'client',
  'share',
  'own',
] as const
export type CriterionKey = (typeof criterionKeys)[number]

/** The names of the criteria for editors. No script of the site contains them. */
export const criterionNames: Record<CriterionKey, Sentence> = {
  discipline: { de: 'Leistungsbild', en: 'Discipline' },
  type: { de: 'Bauaufgabe', en: 'Building' },
  lph: { de: 'Leistungsphasen', en: 'Stages' },
  zone: { de: 'Honorarzone', en: 'Fee zone' },
  gfa: { de: 'Bruttogrundfläche', en: 'Gross floor area' },
  nuf: { de: 'Nutzungsfläche', en: 'Usable area' },
  cost: { de: 'Kosten', en: 'Cost' },
  date: { de: 'Datum', en: 'Date' },
  kind: { de: 'Art', en: 'Kind' },
  listed: { de: 'Denkmal', en: 'Protected monument' },
  funded: { de: 'Öffentlich gefördert', en: 'Publicly funded' },
  client: { de: 'Bauherr', en: 'Client' },
  share: { de: 'Eigener Anteil', en: 'Own share' },
  own: { de: 'Weitere Angabe', en: 'Another fact' },
}

/** The cost groups of DIN 276 that tenders ask for besides 300 and 400. No project states them. */
export const costGroups = ['200', '500', '600', '700'] as const

/** The reasons why a match stays open although the project states a related fact. */
export const reasons = {
  year: { de: 'Nur das Jahr', en: 'Year only' },
  net: { de: 'Nur netto', en: 'Net only' },
  gross: { de: 'Nur brutto', en: 'Gross only' },
  gfa: { de: 'Bruttogrundfläche', en: 'Gross floor area' },
  nuf: { de: 'Nutzungsfläche', en: 'Usable area' },
  finished: { de: 'Abgeschlossen', en: 'Finished' },
  built: { de: 'Ende der Leistungsphase 8', en: 'End of stage 8' },
  handover: { de: 'Übergabe', en: 'Handover' },
  currency: { de: 'Andere Währung', en: 'Another currency' },
}
