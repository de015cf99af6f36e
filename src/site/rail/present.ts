// What /rail shows.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { projectCards } from '../shared/projects.ts'

export type RailPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, expertise, clients, projects, services, closing, contact } = await page('rail', locale)
  const stations = services.list.map(({ id, title }) => ({ id, title }))
  const nameOf = (id: string) => stations.find(station => station.id === id)?.title ?? id
  return {
    view: {
      hero,
      expertise,
      stations,
      tracks: expertise.list.map(({ title, from, to }) => ({
        title,
        from,
        to,
        spoken: fill(expertise.diagram.track, { title, from: nameOf(from), to: nameOf(to) }),
      })),
      clients,
      projects: { ...projects, cards: await projectCards(locale, { category: 'rail' }) },
      services,
      closing,
      contact: { ...contact, person: await personData(contact.person, locale) },
    },
  }
}
