// The texts beside the house, filled with its numbers both in the build and in the browser.
import type { axisPlaceholders } from '../../content/schemas/axis-placeholders.ts'
import { fill } from '../../i18n/fill.ts'
import { type House, houseOf, roomDepth, sharedArea, stops, workplaceWidth } from './house.ts'

/** The texts of interface.yaml that the browser fills again with each measure. */
export type RowWords = {
  axis: string
  axes: string
  clear: string
  window: string
  place: string
  places: string
  columns: string
  bays: string
}

export type Row = { name: string; width: string; use: string }

const unbroken = '\u00a0'

/** Formats metres, or square metres with one decimal, in the notation of the language. */
export const formatted = (value: number, locale: string, digits = 2) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )

export const inMetres = (value: number, locale: string) => `${formatted(value, locale)}${unbroken}m`

/** Returns the table beside the house: rooms of one, two and three axes, and the distance between columns. */
export function rowsOf({ rooms, garage }: House, words: RowWords, locale: string): Row[] {
  const use = (places: number, area: number) =>
    places === 0
      ? words.window
      : fill(places === 1 ? words.place : words.places, { places, area: formatted(area, locale, 1) })
  return [
    ...rooms.map(({ width, places, areaPerPlace }, index) => ({
      name: fill(index === 0 ? words.axis : words.axes, { axes: index + 1 }),
      width: fill(words.clear, { width: inMetres(width, locale) }),
      use: use(places, areaPerPlace),
    })),
    {
      name: words.columns,
      width: inMetres(garage.span, locale),
      use: fill(words.bays, { axes: garage.axes, bays: garage.bays, slab: Math.round(garage.slab * 100) }),
    },
  ]
}

/** Returns the numbers that the sentence about a stop can contain. */
export function sentenceNumbers(stop: number, locale: string): Record<SentencePlaceholder, string> {
  const measure = stops[stop] ?? 0
  const house = houseOf(measure)
  const [one, two, three] = house.rooms
  const { garage } = house
  const more = (than: number) => `${Math.round((sharedArea(house) / sharedArea(houseOf(than)) - 1) * 100)}`
  return {
    measure: inMetres(measure, locale),
    one: inMetres(one.width, locale),
    two: inMetres(two.width, locale),
    three: inMetres(three.width, locale),
    area: formatted(sharedArea(house), locale, 1),
    spare: `${Math.round((three.width - 2 * workplaceWidth) * 100)}`,
    span: inMetres(garage.span, locale),
    rhythm: inMetres(garage.span / garage.bays, locale),
    inner: inMetres(garage.inner, locale),
    outer: inMetres(garage.outer, locale),
    moreThan125: more(1.25),
    moreThan135: more(1.35),
  }
}

type SentencePlaceholder = (typeof axisPlaceholders)[number]

/** The assumptions of the model, for the note below the house. */
export const assumptions = (locale: string) => ({
  depth: inMetres(roomDepth, locale),
  place: inMetres(workplaceWidth, locale),
})
