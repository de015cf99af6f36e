import { type Conversion, given, head } from '../page.ts'

export const consulting: Conversion = old => ({
  interface: { tiles: { stages: old.chart.phase, new: old.services.new } },
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
        section: 'introduction',
        heading: old.intro.heading,
        text: old.intro.copy,
        action: { label: old.hero.action, person: 'page' },
      },
      {
        section: 'tiles',
        heading: old.chart.heading,
        text: old.chart.note,
        action: { label: old.services.quote, form: 'quote' },
        tiles: old.services.list.map((tile: typeof old) =>
          given({
            title: tile.title,
            text: tile.text,
            picture: tile.picture,
            stages: { from: tile.from, to: tile.to },
            isNew: tile.isNew,
            action: tile.linkTo && { label: tile.linkLabel, link: tile.linkTo },
          }),
        ),
      },
      { section: 'wide-picture', picture: old.closing },
    ],
  },
})
