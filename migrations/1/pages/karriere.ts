import { type Conversion, filmOrPicture, head } from '../page.ts'

export const karriere: Conversion = old => {
  const { heading: voices, ...testimonials } = old.voices
  const { employment, salary, until, ...jobs } = old.jobs
  return {
    interface: { testimonials, jobs: { employment, salary, until } },
    page: {
      ...head(old),
      contactPerson: old.apply.person,
      sections: [
        {
          section: 'hero',
          heading: old.hero.heading,
          lead: old.hero.lead,
          ...filmOrPicture(old.hero),
          actions: [
            { label: old.anchors.jobs, link: '#jobs' },
            { label: old.anchors.contact, link: '#contact', main: true },
          ],
        },
        { section: 'testimonials', look: 'carousel', heading: voices, group: 'team' },
        { section: 'ruled-list', look: 'four', heading: old.offer.heading, items: old.offer.list },
        {
          section: 'jobs',
          anchor: 'jobs',
          heading: jobs.heading,
          none: jobs.none,
          invitation: jobs.invite,
        },
        {
          section: 'invitation',
          anchor: 'contact',
          look: 'card',
          heading: old.apply.heading,
          details: old.apply.body,
          note: old.apply.privacy,
          actions: [{ mail: old.apply.email, subject: old.apply.subject, main: true }, { phone: 'person' }],
        },
      ],
    },
  }
}
