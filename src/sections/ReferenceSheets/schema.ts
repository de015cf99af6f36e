import { defineKind } from '../define-kind.ts'

export const referenceSheets = defineKind(
  'reference-sheets',
  { de: 'Referenzblätter', en: 'Reference sheets' },
  {},
  { group: 'projects', axis: 'none', once: 'kind' },
)
