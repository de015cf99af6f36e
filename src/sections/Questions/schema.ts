import { defineKind } from '../define-kind.ts'

/** The questions come from faq.yaml. */
export const questions = defineKind(
  'questions',
  { de: 'Fragen', en: 'Questions' },
  {},
  { group: 'closing', axis: 'none', once: 'kind' },
)
