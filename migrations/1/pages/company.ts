import { type Conversion, filmOrPicture, given, head, type OldPage } from '../page.ts'

export const company: Conversion = old => ({
  firm: { board: old.board },
  page: {
    ...head(old),
    sections: [
      { section: 'hero', heading: old.hero.heading, lead: old.hero.lead, ...filmOrPicture(old.hero) },
      { section: 'introduction', heading: old.intro.heading, lead: old.intro.lead, text: old.intro.body },
      { section: 'picture-row', number: false, pictures: old.intro.places },
      {
        section: 'team-wall',
        heading: old.team.heading,
        note: old.team.note,
        alt: old.team.drawing,
      },
      {
        section: 'ruled-list',
        look: 'large',
        heading: old.values.heading,
        items: old.values.list.map(({ title, icon, sentence }: OldPage) =>
          given({ title, icon, text: sentence }),
        ),
      },
      { section: 'ruled-list', look: 'two', heading: old.expertise.heading, items: old.expertise.list },
      { section: 'wide-picture', picture: old.picture },
    ],
  },
})
