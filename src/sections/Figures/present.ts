import { distanceInKilometres } from '../../i18n/distance.ts'
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import { type Site, site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import { numberOf, units } from './firm-facts.ts'
import type { figures } from './schema.ts'

type Figure = SectionProps<typeof figures>['figures'][number]
export type FigureData = ReturnType<typeof figureData>
export type FiguresProps = Omit<SectionProps<typeof figures>, 'figures'> & { figures: FigureData[] }

/** Resolves a figure to its number, if the firm states one, and the texts beside it. */
export function figureData({ fact, figure, text, drawing, ...words }: Figure, locale: Locale) {
  const { firm, interface: ui } = site(locale)
  const value = fact && numberOf(fact, firm)
  return {
    ...words,
    value,
    unit: fact && units[fact],
    formatted: figure ?? formatNumber(value ?? 0, locale),
    notes: text === undefined ? (fact === 'offices' ? firm.offices.map(({ city }) => city) : []) : [text],
    drawing,
    distance: drawing === 'distance' ? distanceBetween(firm.offices, ui.figures.distance, locale) : undefined,
  }
}

/** Returns the distance between two offices. With any other number of offices there is no single distance. */
function distanceBetween([first, second, ...others]: Site['firm']['offices'], words: string, locale: Locale) {
  if (!first || !second || others.length > 0) return undefined
  return fill(words, { km: formatNumber(distanceInKilometres(first, second), locale) })
}
