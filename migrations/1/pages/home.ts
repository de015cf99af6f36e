import { type Conversion, given, head, type OldPage } from '../page.ts'

export const home: Conversion = ({
  hero,
  figures,
  intro,
  news,
  certificates,
  services,
  projects,
  ...old
}) => ({
  interface: {
    heroSlideshow: { pictured: hero.pictured, choose: hero.choose, slide: hero.slide },
    figures: { distance: figures.locations.distance },
    news: {
      label: news.label,
      previous: news.previous,
      next: news.next,
      position: news.position,
      badges: news.badges,
    },
  },
  page: {
    ...head(old),
    role: 'home',
    sections: [
      given({
        section: 'hero-slideshow',
        heading: hero.heading,
        tagline: hero.tagline,
        pictures: hero.slides,
        actions: [
          // The dialog now has the title of its button.
          { label: hero.start, form: 'home', note: old.inquiry.promise, main: true },
          { label: hero.projects, link: '/projects' },
        ],
      }),
      {
        section: 'figures',
        heading: figures.heading,
        look: 'chain',
        figures: [
          {
            fact: 'years',
            open: true,
            title: figures.years.label,
            text: figures.years.note,
            drawing: 'ticks',
          },
          {
            fact: 'employees',
            open: true,
            title: figures.employees.label,
            text: figures.employees.note,
            drawing: 'squares',
          },
          { fact: 'offices', title: figures.locations.label, drawing: 'distance' },
        ],
      },
      {
        section: 'text-with-picture',
        heading: intro.heading,
        picture: intro.picture,
        lead: intro.lead,
        text: intro.copy,
        action: { label: intro.link, link: '/company' },
      },
      { section: 'news', heading: news.heading },
      {
        section: 'credentials',
        heading: certificates.heading,
        text: certificates.copy,
        lists: [
          { of: 'certificates', title: certificates.quality },
          { of: 'memberships', title: certificates.memberships },
        ],
      },
      { section: 'service-index', heading: services.heading, text: services.copy },
      {
        section: 'selected-projects',
        heading: projects.heading,
        text: projects.copy,
        more: { label: withNumberOfProjects(projects.all), link: '/projects' },
        look: 'plates',
        projects: projects.picks,
      },
    ],
  },
})

/** Renames the placeholder for the number of projects, which was different in this one text. */
const withNumberOfProjects = (texts: OldPage): object =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([locale, text]) => [locale, text.replace('{total}', '{projects}')]),
  )
