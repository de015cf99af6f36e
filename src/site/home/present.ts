// What the home page shows, put together from its own file and from firm, news, navigation and projects.

import { distanceInKilometres } from '../../i18n/distance.ts'
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import { projectDetails } from '../../projects/catalogue.ts'
import { type Locale, localizePath, pathOf, projectPath } from '../../routes.ts'
import { localBusiness, services } from '../../seo/json-ld.ts'
import { siteOrigin } from '../../seo/origin.ts'
import { formSetup } from '../shared/forms.ts'
import { withMedia } from '../shared/media.ts'
import { page } from '../shared/page.ts'
import { pageLink, site } from '../shared/site.ts'

export type HomePage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const content = await page('home', locale)
  const { firm, interface: ui, navigation, news, projects } = site(locale)
  const { figures, hero } = content
  const { offices } = firm
  const [first, second, ...others] = offices
  const apart = first && second && others.length === 0 && distanceInKilometres(first, second)
  const number = (value: number) => formatNumber(value, locale)
  const numberOfSlides = hero.slides.length
  const files = site(locale).oldPages.home.hero.slides.map(({ file }) => file)
  const slides = hero.slides.map((picture, index) => {
    const [id, project] = Object.entries(projects).find(([, own]) => own.picture.file === files[index]) ?? []
    return id && project
      ? {
          picture,
          caption: fill(hero.pictured, { project: project.title }),
          href: localizePath(projectPath(id), locale),
        }
      : { picture, caption: picture.caption }
  })

  const bays = [
    {
      value: firm.figures.years,
      open: true,
      label: figures.years.label,
      notes: [figures.years.note],
      drawing: 'ticks' as const,
    },
    {
      value: firm.figures.employeesShown,
      open: true,
      label: figures.employees.label,
      notes: [figures.employees.note],
      drawing: 'squares' as const,
    },
    {
      value: offices.length,
      open: false,
      label: figures.locations.label,
      notes: offices.map(({ city }) => city),
      drawing: {
        between: apart ? fill(figures.locations.distance, { km: number(apart) }) : undefined,
      },
    },
  ].map(bay => ({ ...bay, shown: number(bay.value) }))

  const plates = content.projects.picks.map(({ project: { id }, picture }) => {
    const project = projects[id]
    if (!project) throw new Error(`content/pages/home.yaml names the project "${id}", which does not exist`)
    return {
      title: project.title,
      href: localizePath(projectPath(id), locale),
      picture,
      details: projectDetails(project, locale),
    }
  })

  const view = {
    hero: {
      heading: hero.heading,
      tagline: hero.tagline,
      slides,
      start: { label: hero.start, href: `${pathOf('contact', locale)}#projekt`, dialog: 'inquiry' },
      projects: { label: hero.projects, href: pathOf('projects', locale) },
      motion: ui.motion,
      staff: {
        label: hero.choose,
        names: hero.slides.map((_, index) => fill(hero.slide, { n: index + 1, total: numberOfSlides })),
      },
    },
    figures: { heading: figures.heading, bays, motion: ui.motion },
    intro: { ...content.intro, link: { label: content.intro.link, href: pathOf('company', locale) } },
    certificates: {
      heading: content.certificates.heading,
      copy: content.certificates.copy,
      tables: [
        {
          heading: content.certificates.quality,
          rows: firm.certificates.map(({ company, city, number: third }) => ({
            name: company,
            second: city,
            third,
          })),
        },
        {
          heading: content.certificates.memberships,
          rows: firm.memberships.map(({ name, role, since }) => ({ name, second: role, third: since })),
        },
      ].filter(({ rows }) => rows.length > 0),
    },
    services: {
      heading: content.services.heading,
      copy: content.services.copy,
      lines: navigation.services.map(({ page: id, teaser }) => {
        const { label, href } = pageLink(id, locale)
        return { title: label, text: teaser, link: href }
      }),
    },
    projects: {
      heading: content.projects.heading,
      copy: content.projects.copy,
      all: {
        label: fill(content.projects.all, { total: Object.keys(projects).length }),
        href: pathOf('projects', locale),
      },
      plates,
    },
    news: {
      heading: content.news.heading,
      items: (await withMedia(news, locale)).map(({ date, title, teaser, picture, badge, link }) => ({
        date,
        title,
        teaser,
        // Beside the title the picture says nothing new; its description would only weigh.
        picture: { ...picture, alt: '', caption: undefined },
        badge: badge && content.news.badges[badge],
        href: link,
      })),
      labels: {
        label: content.news.label,
        roledescription: ui.carousel.label,
        previous: content.news.previous,
        next: content.news.next,
        position: content.news.position,
      },
    },
  }
  const { title, promise: subtitle } = content.inquiry
  return {
    view,
    inquiry: { dialog: { title, subtitle, closeLabel: ui.form.close }, form: formSetup(locale, 'home') },
    jsonLd: [localBusiness(firm, siteOrigin), ...services(view.services.lines, siteOrigin)],
  }
}
