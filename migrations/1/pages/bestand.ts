import { type Conversion, given, head, type OldPage } from '../page.ts'

/** Makes the introduction, which older pages do not have. */
const introduction = ({ intro, hero }: OldPage) =>
  intro
    ? [
        {
          section: 'introduction',
          heading: intro.heading,
          text: intro.copy,
          action: { label: hero.action, person: 'page' },
        },
      ]
    : []

export const bestand: Conversion = old => {
  const { section, ...words } = old.sustainability
  return {
    page: {
      ...head(old),
      contactPerson: old.contact.person,
      sections: [
        {
          section: 'hero',
          look: 'across',
          heading: old.hero.heading,
          lead: old.hero.lead,
          picture: old.hero.picture,
          actions: [{ label: old.hero.action, person: 'page', main: true }],
        },
        ...introduction(old),
        {
          section: 'tiles',
          heading: old.tiles.heading,
          action: { label: old.tiles.quote, form: 'existing-buildings' },
          tiles: old.tiles.list.map(({ title, text, only }: OldPage) => given({ title, text, only })),
        },
        {
          section: 'one-project',
          project: section.project,
          heading: words.heading,
          lead: words.lead,
          text: words.copy,
          rows: words.rows,
          caption: section.caption,
          alt: section.alt,
        },
        { section: 'wheel', heading: old.wheel.heading, text: old.wheel.text },
        {
          section: 'contact-person',
          note: old.contact.note,
          text: old.contact.text,
          action: { label: old.hero.action, person: 'page' },
        },
        { section: 'wide-picture', picture: old.closing },
      ],
    },
  }
}
