// Which page has which schema.
import type * as v from 'valibot'
import { finderPage } from '../projects/finder/schema.ts'
import { projectsPage } from '../projects/list/schema.ts'
import { sheetsPage } from '../projects/sheets/schema.ts'
import type { PageId } from '../routes.ts'
import { contactPage } from './contact/schema.ts'
import { faqPage } from './faq/schema.ts'

export const pageSchemas = {
  projects: projectsPage,
  finder: finderPage,
  contact: contactPage,
  faq: faqPage,
  sheets: sheetsPage,
} satisfies Record<PageId, v.GenericSchema>
