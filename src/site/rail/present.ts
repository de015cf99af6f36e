// What /rail shows.
import { fill } from '../../i18n/fill.ts'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { projectCards } from '../../projects/cards/cards.ts'
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { site } from '../shared/site.ts'

export type RailPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, expertise, clients, projects, services, closing, contact } = await page('rail', locale)
  // Digital planning is no stop on the way: the whole line lies on its model.
  const model = services.list.find(({ id }) => id === 'digital-planning')
  const stations = [
    ...services.list.filter(service => service !== model).map(({ id, title }) => ({ id, title })),
    { id: 'opening', title: expertise.diagram.opening },
  ]
  const nameOf = (id: string) => stations.find(station => station.id === id)?.title ?? id
  return {
    view: {
      hero,
      expertise,
      hint: site(locale).interface.sideways,
      stations,
      bed: { title: model?.title ?? '', text: expertise.diagram.bed },
      tracks: expertise.list.map(({ title, from, to }) => ({
        title,
        from,
        to,
        spoken: withoutBreaks(fill(expertise.diagram.track, { title, from: nameOf(from), to: nameOf(to) })),
      })),
      clients,
      projects: { ...projects, cards: await projectCards(locale, { category: 'rail' }) },
      services,
      closing,
      contact: { ...contact, person: await personData(contact.person, locale) },
    },
  }
}
