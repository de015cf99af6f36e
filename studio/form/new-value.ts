// The value of a field that an editor has not filled yet.
import { firstLocale } from '../../src/routes.ts'
import type { Field } from './form-fields.ts'

/** Returns the initial value of a text, word or number, or of a field whose form should not decide it. */
type Fill = (field: Field, key: string, index: number) => unknown

/** Walks a form and creates every value that it requires. */
export function newValue(field: Field, fill: Fill, key = '', index = 0): unknown {
  const own = fill(field, key, index)
  if (own !== undefined) return own
  switch (field.type) {
    case 'group':
      return Object.fromEntries(
        field.entries
          .filter(({ optional }) => !optional)
          .map(entry => [entry.key, newValue(entry.field, fill, entry.key, index)]),
      )
    case 'list':
      return Array.from({ length: field.min }, (_, index) => newValue(field.item, fill, '', index))
    case 'map':
      return {}
    case 'variant':
      return field.options[0] ? newValue(field.options[0].field, fill) : {}
    case 'fact':
      return field.always
        ? { value: newValue(field.field, fill), public: false }
        : newValue(field.field, fill)
    case 'boolean':
      return false
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'languages':
      return firstLocale()
    case 'fixed':
      return field.value
    default:
      return ''
  }
}
