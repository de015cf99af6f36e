// What /datacenter shows.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import { cardFacts, writerIn } from '../../projects/catalogue.ts'
import { type Locale, localizePath, projectPath } from '../../routes.ts'
import { pictureData } from '../shared/media.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { shownFilm } from '../shared/shown-film.ts'
import { site } from '../shared/site.ts'

export type DatacenterPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, figures, voices, services, projects, partners, ...content } = await page('datacenter', locale)
  const { firm, interface: ui, oldPages: pages } = site(locale)
  const told = pages.datacenter?.event.film?.captions[locale]
  const write = writerIn(locale)
  const number = (value: number) => formatNumber(value, locale)
  const metres = (area: number) => number(Math.round(Math.sqrt(area)))
  const figure = (label: string, value: number) => ({ label, value, shown: number(value) })
  const { dataCentres } = firm.figures
  if (!dataCentres) throw new Error('content/firm.yaml lacks figures › dataCentres')
  const { buildings, area, capacity } = dataCentres
  const { labels } = projects
  const references = await Promise.all(
    projects.list.map(async ({ project: { id }, short }) => ({ short, ...(await dataCentre(id, locale)) })),
  )
  return {
    view: {
      hero,
      motion: ui.motion,
      filmMotion: { ...ui.motion, play: ui.film.start },
      figures: {
        heading: figures.heading,
        buildings: figure(figures.buildings, buildings),
        area: {
          ...figure(figures.area, area),
          edge: fill(figures.edge, { metres: metres(area) }),
          pitch: figures.pitch,
        },
        capacity: figure(figures.capacity, capacity),
      },
      voices,
      services,
      projects: {
        ...projects,
        hint: ui.sideways,
        buildings: references.map(({ short, itArea, itLoad }) => ({
          name: short,
          /** Square metres. */
          area: itArea,
          /** Megawatts. */
          capacity: itLoad,
          capacityShown: write.power(itLoad),
          edgeShown: `${metres(itArea)} m`,
        })),
        list: references.map(({ href, title, description, picture, itArea, itLoad, texts }) => ({
          href,
          title,
          description,
          picture,
          details: [
            { label: labels.location, value: texts.location },
            { label: labels.itArea, value: write.area(itArea) },
            { label: labels.capacity, value: write.power(itLoad) },
            { label: labels.services, value: texts.service },
            { label: labels.completion, value: texts.completion },
          ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }])),
        })),
      },
      partners,
      event: shownFilm(content.event, ui.film.play, told),
      contact: {
        ...content.contact,
        persons: await Promise.all(
          content.contact.persons.map(async ({ region, person }) => ({
            region,
            person: await personData(person, locale),
          })),
        ),
      },
    },
  }
}

/** A project with what the comparison draws. The check of the content asks for it (references.ts). */
async function dataCentre(id: string, locale: Locale) {
  const project = site(locale).projects[id]
  const { areas, itLoad } = project?.facts ?? {}
  if (!project || !areas?.it || !itLoad)
    throw new Error(`content/projects/${id}.yaml lacks areas › it or itLoad`)
  return {
    href: localizePath(projectPath(id), locale),
    title: project.title,
    description: project.description,
    picture: await pictureData(project.dusk ?? project.picture, locale),
    itArea: areas.it,
    itLoad,
    texts: cardFacts(project, writerIn(locale)),
  }
}
