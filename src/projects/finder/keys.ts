// The names of the criteria, free of what draws them: the schema of their words reads them too.

/** Each is a column of the results, in this order. */
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

/** Cost groups of DIN 276 that tenders ask for besides 300 and 400. No project states them. */
export const costGroups = ['200', '500', '600', '700'] as const

/** The reasons why a project can be neither counted nor ruled out although it states something. */
export const reasons = [
  'year',
  'net',
  'gross',
  'gfa',
  'nuf',
  'finished',
  'built',
  'handover',
  'currency',
] as const
