// What /digital-planning shows.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import { chatForm } from '../shared/forms.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { shownFilm } from '../shared/shown-film.ts'
import { site } from '../shared/site.ts'

export type DigitalPlanningPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, offers, benefits, whatIsBim, team, film } = await page('digital-planning', locale)
  const { interface: ui, oldPages: pages } = site(locale)
  const told = pages['digital-planning']?.film.film?.captions[locale]
  const { length, height, thickness, labels, ...wall } = whatIsBim.wall
  const number = (value: number) => formatNumber(value, locale)
  const metres = (value: number) => `${number(value)} m`
  const shown = { length: number(length), height: number(height), thickness: number(thickness) }
  return {
    view: {
      hero,
      motion: { ...ui.motion, play: ui.film.start },
      offers: { ...offers, list: offers.list.map(offer => ({ ...offer, link: offers.link })) },
      benefits,
      bim: {
        ...whatIsBim,
        person: await personData(whatIsBim.person, locale),
        wall: {
          ...wall,
          length,
          height,
          thickness,
          lengthShown: metres(length),
          heightShown: metres(height),
          line: { ...wall.line, alt: fill(wall.line.alt, shown) },
          object: { ...wall.object, alt: fill(wall.object.alt, shown) },
          rows: [
            { label: labels.length, value: metres(length) },
            { label: labels.height, value: metres(height) },
            { label: labels.thickness, value: metres(thickness) },
            { label: labels.volume, value: `${number(length * height * thickness)} m³` },
            ...wall.rows,
          ],
        },
      },
      team: {
        ...team,
        list: team.list.map(face => ({ ...face, label: fill(ui.person.portrait, { name: face.name }) })),
      },
      film: shownFilm(film, ui.film.play, told),
      closeLabel: ui.form.close,
    },
    offer: chatForm(locale),
  }
}
