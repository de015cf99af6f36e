// Which page has which schema.
import type * as v from 'valibot'
import type { RouteId } from '../routes.ts'
import { contactPage } from './contact/schema.ts'
import { faqPage } from './faq/schema.ts'

export const pageSchemas = {
  contact: contactPage,
  faq: faqPage,
} satisfies Record<RouteId, v.GenericSchema>
