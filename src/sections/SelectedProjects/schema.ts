import * as v from 'valibot'
import { category, field } from '../../content/fields.ts'
import { headingField, moreField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const selectedProjects = defineKind(
  'selected-projects',
  { de: 'Projekte', en: 'Projects' },
  {
    heading: headingField,
    more: v.optional(moreField),
    category: field('Kategorie', 'Category', category()),
  },
  { group: 'projects', ownsRed: true },
)
