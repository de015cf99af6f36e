import { type Conversion, given, head, type OldPage } from '../page.ts'

export const datacenter: Conversion = ({
  hero,
  figures,
  voices,
  services,
  projects,
  partners,
  event,
  contact,
  ...old
}) => ({
  interface: {
    figures: { edge: figures.edge, pitch: figures.pitch },
    dataTable: { newWindow: partners.newWindow },
  },
  testimonials: voices.quotes.map(({ name, role, quote }: OldPage) => ({
    kind: 'single',
    group: 'clients',
    name,
    role,
    quote,
  })),
  page: {
    ...head(old),
    ground: 'night',
    sections: [
      given({
        section: 'hero',
        heading: hero.heading,
        lead: hero.lead,
        picture: hero.picture,
        film: hero.film,
        actions: [{ label: hero.action.label, link: hero.action.link, main: true }],
      }),
      {
        section: 'figures',
        look: 'lines',
        heading: figures.heading,
        figures: [
          { fact: 'dataCentres', title: figures.buildings, drawing: 'blocks' },
          { fact: 'itArea', title: figures.area, drawing: 'area' },
          { fact: 'itLoad', title: figures.capacity, drawing: 'ruler' },
        ],
      },
      { section: 'testimonials', look: 'pair', heading: voices.heading, group: 'clients' },
      {
        section: 'point-columns',
        heading: services.heading,
        lead: services.lead,
        text: services.copy,
        columns: services.phases.map(({ title, text, services: list }: OldPage) => ({
          title,
          text,
          points: list.map((service: OldPage) => service.title),
        })),
        numbers: true,
      },
      {
        section: 'selected-projects',
        heading: projects.heading,
        more: { label: projects.link.label, link: projects.link.link },
        projects: projects.list,
        compare: {
          label: projects.scroll,
          note: projects.note,
          facts: [
            { fact: 'location', label: projects.labels.location },
            { fact: 'it', label: projects.labels.itArea },
            { fact: 'itLoad', label: projects.labels.capacity },
            { fact: 'service', label: projects.labels.services },
            { fact: 'completion', label: projects.labels.completion },
          ],
        },
      },
      {
        section: 'data-table',
        look: 'list',
        heading: partners.heading,
        text: partners.intro,
        rows: partners.list.map(row),
      },
      given({
        section: 'film-to-watch',
        heading: event.heading,
        note: event.note,
        picture: event.picture,
        film: event.film,
      }),
      {
        section: 'people',
        heading: contact.heading,
        text: contact.intro,
        people: contact.persons.map(({ region, person }: OldPage) => ({ person, note: region })),
      },
    ],
  },
})

function row({ name, description, location, website }: OldPage) {
  const dash = { de: '–', en: '–' }
  return { cells: [{ de: name, en: name }, description ?? dash, location], website }
}
