// What /architecture shows.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import { type Locale, pathOf } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { personData } from '../shared/persons.ts'
import { serviceWheel } from '../shared/wheel.ts'
import { layers } from './wall.ts'

export type ArchitecturePage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, phases, planning, method, expertise, contact } = await page('architecture', locale)
  const number = (value: number) => formatNumber(value, locale)
  return {
    view: {
      hero,
      phases: {
        ...phases,
        list: phases.list.map(phase => ({ ...phase, shown: fill(phases.months, { n: phase.months }) })),
      },
      method: {
        ...method,
        measures: {
          whole: `${number(layers.reduce((sum, layer) => sum + layer, 0))} cm`,
          layers: layers.map(number),
        },
      },
      expertise: { ...expertise, projects: { label: expertise.projects, href: pathOf('projects', locale) } },
      contact: { ...contact, person: await personData(contact.person, locale) },
    },
    planning,
    wheel: serviceWheel(locale),
  }
}
