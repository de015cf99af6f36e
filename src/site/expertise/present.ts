// What a page about one kind of building shows, with the projects of its category.

import { projectCards } from '../../projects/cards/cards.ts'
import type { Locale } from '../../routes.ts'
import { withMedia } from '../shared/media.ts'
import { personData } from '../shared/persons.ts'
import { site } from '../shared/site.ts'

export type ExpertisePage = Awaited<ReturnType<typeof present>>

export async function present(id: string, locale: Locale) {
  const content = site(locale).expertise[id]
  if (!content) throw new Error(`content/expertise has no ${id}.yaml`)
  const { hero, intro, drawing, strengths, work, projects, contact } = await withMedia(content, locale)
  return {
    view: {
      hero,
      intro,
      drawing,
      strengths,
      work,
      projects: { ...projects, cards: await projectCards(locale, { category: projects.category.id }) },
      contact: { ...contact, person: await personData(contact.person, locale) },
    },
  }
}
