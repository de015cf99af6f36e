// The order in which a schema lists the entries of a group. It decides where a new entry goes in the file.

import type { Path } from '../../src/content/changes.ts'
import { locales } from '../../src/routes.ts'
import type { Field } from './form-fields.ts'

export const orderIn =
  (form: Field) =>
  (path: Path): string[] => {
    const fields = path.reduce<Field[]>((found, step) => found.flatMap(field => below(field, step)), [form])
    return fields.flatMap(field => {
      if (field.type === 'group') return field.entries.map(({ key }) => key)
      if (field.type === 'pair' || field.type === 'name') return [...locales, 'lang']
      if (field.type === 'fact') return ['value', 'public', 'consent']
      return field.type === 'variant' ? field.options.flatMap(option => orderIn(option.field)([])) : []
    })
  }

/** The fields to which a step may lead; a variant has several. */
export function below(field: Field, step: string | number): Field[] {
  switch (field.type) {
    case 'group':
      return field.entries.flatMap(entry => (entry.key === step ? [entry.field] : []))
    case 'list':
      return typeof step === 'number' ? [field.item] : []
    case 'map':
      return [field.value]
    case 'variant':
      return field.options.flatMap(option => below(option.field, step))
    case 'fact':
      if (step === 'consent') return [field.consent.field]
      return step === 'value' ? [field.field] : step === 'public' ? [] : below(field.field, step)
    default:
      return []
  }
}
