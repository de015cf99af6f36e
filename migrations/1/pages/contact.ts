import { type Conversion, head, type OldPage } from '../page.ts'

export const contact: Conversion = old => ({
  interface: {
    offices: old.places.labels,
    people: { save: old.persons.save },
    inquiryForms: { about: old.forms.quote.about },
  },
  page: {
    ...head(old),
    role: 'contact',
    sections: [
      {
        section: 'hero',
        heading: old.hero.heading,
        lead: old.hero.lead,
        actions: [
          { phone: 'firm', main: true },
          { label: old.hero.write ?? { de: 'Schreiben Sie uns', en: 'Write to us' }, link: '#ask' },
        ],
      },
      { section: 'offices', look: 'short' },
      {
        section: 'inquiry-forms',
        anchor: 'ask',
        heading: old.forms.heading,
        forms: [form('quote', 'anfrage', old.forms.quote), form('home', 'projekt', old.forms.home)],
      },
      {
        section: 'people',
        look: 'rows',
        number: false,
        heading: old.persons.heading,
        people: old.persons.list.map((person: string) => ({ person })),
      },
      { section: 'wide-picture', picture: old.picture },
      { section: 'offices', look: 'plans' },
    ],
  },
})

const form = (name: string, anchor: string, { heading, intro, steps, note }: OldPage) => ({
  form: name,
  anchor,
  heading,
  text: intro,
  ...(steps && { steps }),
  ...(note && { note }),
})
