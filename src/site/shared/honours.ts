// Formats awards, competitions, certificates and publications of the firm or of a project.
import type { honourKinds } from '../../content/schemas/fact-kinds.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { type Site, site } from './site.ts'

export type HonourKind = (typeof honourKinds)[number]

type Project = Site['projects'][string]
/** A project or the firm. The firm's certificates have a different type, so they are left out. */
type Holder = { [Kind in HonourKind]?: Project[Kind] }

export type Honour = {
  kind: HonourKind
  year: number
  name: string
  /** The language of the name, if it is not that of the page. */
  lang?: string | undefined
  /** The rank, place, state or issue. */
  details: string[]
  by?: string | undefined
  source?: string | undefined
}

export function honoursOf(holder: Holder, locale: Locale): Honour[] {
  const { honours: words } = site(locale).interface.facts
  const { awards = [], competitions = [], certificates = [], publications = [] } = holder
  const placed = ({ place, entries }: { place?: number | undefined; entries?: number | undefined }) =>
    place && (entries ? fill(words.placeOf, { n: place, of: entries }) : fill(words.place, { n: place }))
  const known = (details: (string | number | undefined)[]) =>
    details.filter(detail => detail !== undefined).map(String)
  return [
    ...awards.map(award => ({
      ...{ kind: 'awards' as const, year: award.year, name: award.title, by: award.by, source: award.source },
      details: known([award.rank && words.ranks[award.rank], placed(award)]),
    })),
    ...competitions.map(({ title, kind, year, source, ...place }) => ({
      ...{ kind: 'competitions' as const, year, name: title ?? words.competitions[kind], source },
      details: known([title && words.competitions[kind], placed(place)]),
    })),
    ...certificates.map(({ system, level, state, year, source }) => ({
      ...{ kind: 'certificates' as const, year, name: known([system, level]).join(' '), source },
      details: known([state === 'precertified' ? words.precertified : undefined]),
    })),
    ...publications.map(({ medium, title, issue, pages, year, language, source }) => ({
      ...{ kind: 'publications' as const, year, name: medium, source },
      lang: language === locale ? undefined : language,
      details: known([title, issue, pages && fill(words.pages, { pages })]),
    })),
  ]
}

/** Formats an honour on one line, for search engines and reference sheets. */
export const honourLine = ({ name, details, by, year }: Honour): string =>
  [name, ...details, by, year].filter(part => part !== undefined).join(', ')

/** Returns awards, and competitions with a place, for structured data. */
export function awardLines({ awards, competitions }: Holder, locale: Locale): string[] {
  const won = competitions?.filter(({ place }) => place !== undefined)
  return honoursOf({ awards, competitions: won }, locale).map(honourLine)
}

/** Returns the honours of the firm itself, without those of its projects. */
export const firmHonours = ({ awards, competitions, publications }: Site['firm']): Holder => ({
  awards,
  competitions,
  publications,
})
