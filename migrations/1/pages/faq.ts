import { type Conversion, head } from '../page.ts'

export const faq: Conversion = old => ({
  interface: { questions: { categories: old.categories, search: old.search } },
  page: {
    ...head(old),
    sections: [
      { section: 'hero', heading: old.hero.heading, lead: old.hero.lead },
      { section: 'questions' },
      {
        section: 'invitation',
        number: false,
        heading: old.cta.heading,
        lead: old.cta.text,
        actions: [{ label: old.cta.contact, link: '/contact', main: true }, { phone: 'firm' }],
      },
      { section: 'wide-picture', picture: old.closing },
    ],
  },
})
