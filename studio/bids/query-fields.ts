// The values of a criterion as fields: a query such as `cost=5&vat=1` taken apart and put together again.
import { mostStages } from '../../src/content/schemas/fact-kinds.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { typedMillions, typedMonth, typedNumber } from '../../src/projects/finder/typed.ts'
import type { tenderWords } from './tender-words.ts'

type Label = keyof typeof tenderWords.de.values
type ValueField = { name: string; label: Label; isBox?: true; value?: string }

/** The fields of each kind of criterion. `value` is written for a ticked box. */
export const kindFields = {
  lph: [
    { name: 'lph', label: 'range' },
    { name: 'row', label: 'row' },
    { name: 'any', label: 'any' },
    { name: 'done', label: 'done', isBox: true, value: '1' },
  ],
  zone: [{ name: 'zone', label: 'zone' }],
  gfa: [{ name: 'gfa', label: 'gfa' }],
  nuf: [{ name: 'nuf', label: 'nuf' }],
  cost: [
    { name: 'cost', label: 'cost' },
    { name: 'vat', label: 'vat', isBox: true, value: '1' },
  ],
  since: [
    { name: 'since', label: 'since' },
    { name: 'until', label: 'until' },
    { name: 'by', label: 'built', isBox: true, value: 'built' },
  ],
  share: [{ name: 'share', label: 'share' }],
  certificate: [{ name: 'certificate', label: 'certificate' }],
  award: [{ name: 'award', label: 'award' }],
} satisfies Record<string, ValueField[]>

export type Kind = keyof typeof kindFields
export const kinds = Object.keys(kindFields) as Kind[]

/** Returns the fields of a query; undefined if its values cannot be typed, such as a use. */
export function fieldsOf(query: string): readonly ValueField[] | undefined {
  const names = [...new URLSearchParams(query).keys()]
  const kind = kinds.find(kind => kindFields[kind].some(({ name }) => names.includes(name)))
  return kind && kindFields[kind]
}

type Reading = { language: ProgramLanguage; currency: string }

/** The currency of the costs in a query, unless it is the firm's. */
export const currencyOf = (query: string): string | undefined =>
  new URLSearchParams(query).get('currency') ?? undefined

/** The fields whose number has decimals or groups. An empty text gives undefined, an unreadable one null. */
const numberFields: Record<string, (text: string, by: Reading) => number | undefined | null> = {
  gfa: (text, { language }) => typedNumber(text, language),
  nuf: (text, { language }) => typedNumber(text, language),
  cost: (text, { language, currency }) => typedMillions(text, language, currency),
  share: (text, { language }) => {
    const share = typedNumber(text, language)
    return typeof share === 'number' && !(Number.isInteger(share) && share <= 100) ? null : share
  },
}
const zones = ['I', 'II', 'III', 'IV', 'V']
const whole = (text: string, most: number) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? text : null

/** The other fields whose text must have a form. An unreadable text gives null. */
const textFields: Record<string, (text: string, language: ProgramLanguage) => string | undefined | null> = {
  lph: text => {
    const [, from, to = from] = /^(\d{1,2})(?:\s*(?:[-–]|bis|to)\s*(\d{1,2}))?$/.exec(text) ?? []
    const isRange = Number(from) >= 1 && Number(from) <= Number(to) && Number(to) <= mostStages
    return isRange ? `${from}-${to}` : null
  },
  row: text => whole(text, mostStages),
  any: text => whole(text, mostStages),
  zone: text => whole(String(zones.indexOf(text.toUpperCase()) + 1 || text), zones.length),
  since: (text, language) => typedMonth(text, 'since', language),
  until: (text, language) => typedMonth(text, 'until', language),
}

/** Returns the text of a field, with the decimal sign that is expected when it is read again. */
export function textOf(query: string, name: string, language: ProgramLanguage): string {
  const value = new URLSearchParams(query).get(name) ?? ''
  return name in numberFields && language === 'de' ? value.replace('.', ',') : value
}

/** Writes the text of a field into a query, or removes it. An unreadable text changes nothing. */
export function withValue(
  query: string,
  name: string,
  text: string,
  language: ProgramLanguage,
  mainCurrency = 'EUR',
): string {
  const parameters = new URLSearchParams(query)
  const plain = text.trim()
  if (plain === textOf(query, name, language) && (plain || !parameters.has(name))) return query
  const currency = currencyOf(query) ?? mainCurrency
  const number = numberFields[name]?.(plain, { language, currency })
  const other = plain && textFields[name]?.(plain, language)
  if (number === null || other === null) return query
  // A unit alone is not a number.
  const empty = name in numberFields ? '' : plain
  const value = number === undefined ? (other ?? empty) : String(Number(number.toFixed(6)))
  if (value) parameters.set(name, value)
  else parameters.delete(name)
  const [since, until] = [parameters.get('since'), parameters.get('until')]
  if (since && until && until < since) return query
  // Keeps the commas of lists, which the finder's own addresses do not escape either.
  return [...parameters]
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')
}
