// The values of a criterion as fields: a query such as `cost=5&vat=1` taken apart and put together again.
import type { tenderWords } from './tender-words.ts'

type Label = keyof typeof tenderWords.de.values
type ValueField = { name: string; label: Label; isBox?: true; value?: string }

/** For each kind of criterion its fields. `value` is what a ticked box writes. */
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

/** The fields of a query; undefined where its values are not for typing, such as a use. */
export function fieldsOf(query: string): readonly ValueField[] | undefined {
  const names = [...new URLSearchParams(query).keys()]
  const kind = kinds.find(kind => kindFields[kind].some(({ name }) => names.includes(name)))
  return kind && kindFields[kind]
}

/** Writes a value into a query, or takes it out. Decimal commas are for people only. */
export function withValue(query: string, name: string, value: string): string {
  const parameters = new URLSearchParams(query)
  const plain = value.trim().replace(',', '.').replace('–', '-')
  if (plain) parameters.set(name, plain)
  else parameters.delete(name)
  return [...parameters].map(([key, value]) => `${key}=${value}`).join('&')
}
