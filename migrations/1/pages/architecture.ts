import { type Conversion, head, type OldPage } from '../page.ts'

/** The three drawings of a wall, which used to be code. */
const walls = ['wall-100.svg', 'wall-300.svg', 'wall-400.svg']

/** The icons of phases in early versions, which had none. */
const icons = ['site-plan', 'section', 'detail', 'crane']
const withIcon = (phase: OldPage, index: number) => ({ icon: icons[index] ?? 'detail', ...phase })

export const architecture: Conversion = old => ({
  interface: { phases: { months: old.phases.months } },
  page: {
    ...head(old),
    contactPerson: old.contact.person,
    sections: [
      {
        section: 'hero',
        heading: old.hero.heading,
        lead: old.hero.lead,
        picture: old.hero.picture,
        actions: [{ label: old.hero.action, person: 'page', main: true }],
      },
      {
        section: 'phases',
        heading: old.phases.heading,
        text: old.phases.intro,
        phases: old.phases.list.map(withIcon),
      },
      { section: 'wheel', heading: old.planning.heading, text: old.planning.copy },
      {
        section: 'drawing-with-parts',
        look: 'each',
        heading: old.method.heading,
        text: old.method.copy,
        parts: old.method.levels.map((level: OldPage, index: number) => ({
          ...level,
          drawing: walls[index],
        })),
      },
      {
        section: 'picture-links',
        heading: old.expertise.heading,
        more: { label: old.expertise.projects, link: '/projects' },
        links: old.expertise.cards,
      },
      {
        section: 'invitation',
        heading: old.contact.heading,
        text: old.contact.text,
        actions: [{ label: old.contact.action, person: 'page', main: true }],
      },
    ],
  },
})
