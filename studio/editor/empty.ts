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

type Variant = Extract<Field, { type: 'variant' }>

/** Changes an entry to another kind. It keeps everything that the new kind has too, such as that it is hidden. */
export function asKind(field: Variant, old: Record<string, unknown>, kind: string): Record<string, unknown> {
  if (old[field.key] === kind) return old
  const next = field.options.find(({ value }) => value === kind)?.field
  const keys = next?.type === 'group' ? next.entries.map(({ key }) => key) : []
  const carriedOver = Object.entries(old).filter(([key]) => keys.includes(key) && key !== field.key)
  return { ...(emptyOf(next as Field) as object), ...Object.fromEntries(carriedOver) }
}
