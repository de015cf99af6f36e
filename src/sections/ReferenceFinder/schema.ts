import { defineKind } from '../define-kind.ts'

export const referenceFinder = defineKind(
  'reference-finder',
  { de: 'Referenzfinder', en: 'Reference finder' },
  {},
  { group: 'projects', axis: 'none', once: 'kind' },
)
