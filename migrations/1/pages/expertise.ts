import { type Conversion, given, head } from '../page.ts'

/** Converts the pages about one kind of building, which had a separate folder. */
export const expertise: Conversion = old => ({
  page: {
    ...head(old),
    contactPerson: old.contact.person,
    sections: [
      {
        section: 'hero',
        heading: old.hero.heading,
        lead: old.hero.lead,
        tagline: old.hero.tagline,
        picture: old.hero.picture,
        actions: [{ label: old.hero.action, person: 'page', main: true }],
      },
      { section: 'introduction', heading: old.intro.heading, text: old.intro.copy },
      given({
        section: 'drawing-with-parts',
        heading: old.drawing.heading,
        text: old.drawing.text,
        drawing: old.drawing.figure && `${old.drawing.figure}.svg`,
        alt: old.drawing.alt,
        // The stops of the route in this drawing are numbered, and each part describes one.
        numbers: old.drawing.figure === 'retail-plan' ? true : undefined,
        parts: old.drawing.parts,
      }),
      {
        section: 'figures',
        heading: old.strengths.heading,
        figures: old.strengths.list,
      },
      { section: 'steps', heading: old.work.heading, steps: old.work.list },
      {
        section: 'selected-projects',
        heading: old.projects.heading,
        more: { label: old.projects.all, link: old.projects.link },
        category: old.projects.category,
      },
      {
        section: 'contact-person',
        note: old.contact.note,
        text: old.contact.text,
        action: { label: old.hero.action, person: 'page' },
      },
    ],
  },
})
