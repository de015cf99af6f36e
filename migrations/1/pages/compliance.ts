import { type Conversion, head } from '../page.ts'

export const compliance: Conversion = old => ({
  page: {
    ...head(old),
    contactPerson: old.contact.person,
    sections: [
      {
        section: 'hero',
        heading: old.hero.heading,
        lead: old.hero.lead,
        actions: [{ label: old.hero.action, person: 'page', main: true }],
      },
      { section: 'introduction', heading: old.intro.heading, text: old.intro.copy },
      {
        section: 'point-columns',
        heading: old.pillars.heading,
        beam: { label: old.pillars.beam, alt: old.pillars.alt },
        columns: old.pillars.list,
      },
      {
        section: 'steps',
        heading: old.steps.heading,
        steps: old.steps.list,
        picture: old.steps.picture,
      },
      {
        section: 'contact-person',
        note: old.contact.note,
        text: old.contact.text,
        more: { label: old.contact.card, link: old.contact.link },
      },
    ],
  },
})
