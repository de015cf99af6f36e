// What /compliance shows.
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'

export type CompliancePage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, intro, pillars, steps, contact } = await page('compliance', locale)
  const person = await personData(contact.person, locale)
  return { view: { hero, intro, pillars, steps, contact: { ...contact, person } } }
}
