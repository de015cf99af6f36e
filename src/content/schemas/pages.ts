// Which page has which schema.
import type * as v from 'valibot'
import type { PageId } from '../../routes.ts'
import { architecturePage } from './pages/architecture.ts'
import { bestandPage } from './pages/bestand.ts'
import { companyPage } from './pages/company.ts'
import { compliancePage } from './pages/compliance.ts'
import { consultingPage } from './pages/consulting.ts'
import { contactPage } from './pages/contact.ts'
import { datacenterPage } from './pages/datacenter.ts'
import { datenschutzPage } from './pages/datenschutz.ts'
import { digitalPlanningPage } from './pages/digital-planning.ts'
import { faqPage } from './pages/faq.ts'
import { formErrorPage } from './pages/form-error.ts'
import { homePage } from './pages/home.ts'
import { impressumPage } from './pages/impressum.ts'
import { karrierePage } from './pages/karriere.ts'
import { notFoundPage } from './pages/not-found.ts'
import { officePage } from './pages/office.ts'
import { offlinePage } from './pages/offline.ts'
import { projectsPage } from './pages/projects.ts'
import { railPage } from './pages/rail.ts'
import { retailPage } from './pages/retail.ts'
import { thanksPage } from './pages/thanks.ts'

export const pageSchemas = {
  home: homePage,
  consulting: consultingPage,
  architecture: architecturePage,
  compliance: compliancePage,
  'digital-planning': digitalPlanningPage,
  bestand: bestandPage,
  datacenter: datacenterPage,
  rail: railPage,
  office: officePage,
  retail: retailPage,
  projects: projectsPage,
  company: companyPage,
  karriere: karrierePage,
  contact: contactPage,
  faq: faqPage,
  impressum: impressumPage,
  datenschutz: datenschutzPage,
  'not-found': notFoundPage,
  offline: offlinePage,
  thanks: thanksPage,
  'form-error': formErrorPage,
} satisfies Record<PageId, v.GenericSchema>
