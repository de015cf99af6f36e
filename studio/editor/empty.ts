// A new item with everything that it needs, still to be written. The check refuses it until it is complete.
import { locales } from '../../src/routes.ts'
import type { Field } from '../form/form-fields.ts'
import { newValue } from '../form/new-value.ts'

/** A job is advertised for six weeks; every other date begins as today. */
const daysAhead: Record<string, number> = { validThrough: 42 }
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE')

export function emptyOf(field: Field): unknown {
  // An editor who adds a yes-or-no entry means yes.
  if (field.type === 'boolean') return true
  return newValue(field, (field, key) => {
    if (field.type === 'pair') return Object.fromEntries(locales.map(locale => [locale, '']))
    if (field.type === 'word' && field.kind === 'date') return dayIn(daysAhead[key] ?? 0)
    return undefined
  })
}
