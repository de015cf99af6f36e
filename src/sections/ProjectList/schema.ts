import { defineKind } from '../define-kind.ts'

export const projectList = defineKind(
  'project-list',
  { de: 'Projektliste', en: 'List of projects' },
  {},
  { group: 'projects', axis: 'none', once: 'kind' },
)
