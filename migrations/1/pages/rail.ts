import { type Conversion, head, type OldPage } from '../page.ts'

const columns = ['client', 'task', 'place', 'period']

export const rail: Conversion = old => {
  const { diagram, ...expertise } = old.expertise
  // Digital planning was not a station: the drawing showed it as the bed of the whole line.
  const isBed = ({ id }: OldPage) => id === 'digital-planning'
  const bed = old.services.list.find(isBed)
  const stops = old.services.list.filter((service: OldPage) => !isBed(service))
  return {
    interface: { tracks: { track: diagram.track } },
    page: {
      ...head(old),
      contactPerson: old.contact.person,
      sections: [
        {
          section: 'hero',
          heading: old.hero.heading,
          lead: old.hero.lead,
          picture: old.hero.picture,
          actions: [{ ...old.hero.action, main: true }],
        },
        {
          section: 'tracks',
          heading: expertise.heading,
          lead: expertise.lead,
          label: diagram.label,
          stations: [
            ...stops.map(({ id, title }: OldPage) => ({ id, title })),
            { id: 'opening', title: diagram.opening },
          ],
          tracks: expertise.list,
          ...(bed && { bed: { title: bed.title, text: diagram.bed } }),
          vehicle: true,
          note: diagram.note,
        },
        {
          section: 'data-table',
          heading: old.clients.heading,
          text: old.clients.intro,
          picture: old.clients.picture,
          columns: columns.map(name => old.clients.columns[name]),
          rows: old.clients.list.map((row: OldPage) => ({ cells: columns.map(name => row[name]) })),
        },
        {
          section: 'selected-projects',
          heading: old.projects.heading,
          more: old.projects.link,
          category: 'rail',
        },
        {
          section: 'service-index',
          heading: old.services.heading,
          items: old.services.list.map(({ title, text, link }: OldPage) => ({ title, text, link })),
        },
        {
          section: 'contact-person',
          note: old.contact.note,
          text: old.contact.text,
          action: old.contact.action,
        },
        { section: 'wide-picture', picture: old.closing },
      ],
    },
  }
}
