// What a page about one focus area shows, with the projects of its category.
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { projectCards } from '../shared/projects.ts'

export type ExpertisePage = Awaited<ReturnType<typeof presentExpertise>>

export async function presentExpertise(category: 'office' | 'retail', locale: Locale) {
  const { hero, intro, drawing, strengths, work, projects, contact } = await page(category, locale)
  return {
    view: {
      hero,
      intro,
      drawing,
      strengths,
      work,
      projects: { ...projects, cards: await projectCards(locale, { category }) },
      contact: { ...contact, person: await personData(contact.person, locale) },
    },
  }
}
