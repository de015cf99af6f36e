// Awards, competitions, certificates and publications of a project, each kind as one line.
import { fill } from '../i18n/fill.ts'
import type { Locale } from '../routes.ts'
import { site } from '../site/shared/site.ts'
import type { Project } from './catalogue.ts'

type Placed = { place?: number | undefined; entries?: number | undefined }

export function honoursOf(project: Project, locale: Locale) {
  const { awards = [], competitions = [], certificates = [], publications = [] } = project
  const { honours: words } = site(locale).interface.facts
  const line = (items: (string | number | undefined)[][]) =>
    items.map(parts => parts.filter(part => part !== undefined).join(', ')).join('; ') || undefined
  const placeOf = ({ place, entries }: Placed) => {
    if (place === undefined) return undefined
    return entries === undefined
      ? fill(words.place, { n: place })
      : fill(words.placeOf, { n: place, of: entries })
  }
  return {
    awards: line(
      awards.map(award => [award.title, award.rank && words.ranks[award.rank], placeOf(award), award.year]),
    ),
    competitions: line(
      competitions.map(item => [item.title, words.competitions[item.kind], placeOf(item), item.year]),
    ),
    certificates: line(
      certificates.map(({ system, level, state, year }) => [
        [system, level].filter(Boolean).join(' '),
        state === 'precertified' ? words.precertified : undefined,
        year,
      ]),
    ),
    publications: line(publications.map(({ medium, issue, year }) => [medium, issue ?? year])),
  }
}
