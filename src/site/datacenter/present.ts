// What /datacenter shows.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { shownFilm } from '../shared/shown-film.ts'
import { site } from '../shared/site.ts'

export type DatacenterPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, figures, voices, services, projects, partners, ...content } = await page('datacenter', locale)
  const { firm, interface: ui, pages } = site(locale)
  const told = pages.datacenter.event.film?.captions[locale]
  const number = (value: number) => formatNumber(value, locale)
  const metres = (area: number) => number(Math.round(Math.sqrt(area)))
  const figure = (label: string, value: number) => ({ label, value, shown: number(value) })
  const { dataCentreBuildings: buildings, dataCentreArea: area, dataCentreCapacity: capacity } = firm.figures
  const { labels } = projects
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
        buildings: projects.list.map(project => ({
          name: project.short,
          /** Square metres. */
          area: project.itArea,
          /** Megawatts. */
          capacity: project.capacity,
          capacityShown: `${number(project.capacity)} MW`,
          edgeShown: `${metres(project.itArea)} m`,
        })),
        list: projects.list.map(project => ({
          ...project,
          details: [
            { label: labels.location, value: project.location },
            { label: labels.itArea, value: `${number(project.itArea)} m²` },
            { label: labels.capacity, value: `${number(project.capacity)} MW` },
            { label: labels.services, value: project.services },
            { label: labels.completion, value: project.completion },
          ],
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
