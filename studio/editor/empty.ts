// A new item: everything it must have, still to be written. The check refuses it until it is whole.
import { firstLocale, locales } from '../../src/routes.ts'
import type { Field } from '../form/form.ts'

/** A job is advertised for six weeks; every other date begins as today. */
const daysAhead: Record<string, number> = { validThrough: 42 }
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE')

export function emptyOf(field: Field, key = ''): unknown {
  switch (field.type) {
    case 'group':
      return Object.fromEntries(
        field.entries
          .filter(({ optional }) => !optional)
          .map(entry => [entry.key, emptyOf(entry.field, entry.key)]),
      )
    case 'pair':
      return Object.fromEntries(locales.map(locale => [locale, '']))
    case 'list':
      return Array.from({ length: field.min }, () => emptyOf(field.item))
    case 'map':
      return {}
    case 'variant': {
      const [first] = field.options
      return first ? emptyOf(first.field) : {}
    }
    case 'fact':
      return field.always ? { value: emptyOf(field.field), public: false } : emptyOf(field.field)
    case 'boolean':
      return false
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'languages':
      return firstLocale()
    case 'fixed':
      return field.value
    case 'word':
      return field.kind === 'date' ? dayIn(daysAhead[key] ?? 0) : ''
    case 'number':
    case 'by-hand':
    case 'name':
      return ''
  }
}
