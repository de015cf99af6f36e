import * as v from 'valibot'
import type { FormValues } from './definitions.ts'
import type { WordedField } from './words.ts'

/** The syntax browsers use for type=email, and a domain with a dot in it: always exactly one recipient. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** What a form may contain, for the browser and the service alike. Its issues are sentences for the visitor. */
export function schemaOf(fields: readonly WordedField[], notPossible: string) {
  const entries = Object.fromEntries(fields.map(field => [field.name, entry(field, notPossible)]))
  // That the entries are those of the form is what the loop above says; its type cannot.
  return v.strictObject(entries, notPossible) as unknown as v.GenericSchema<unknown, FormValues>
}

function entry({ kind, required, min = 1, max = 0, choices, messages }: WordedField, notPossible: string) {
  const { missing = notPossible, tooLong = notPossible, invalid = missing } = messages
  if (choices) {
    const values = choices.map(choice => choice.value)
    return required ? v.picklist(values, missing) : v.optional(v.picklist(['', ...values], invalid), '')
  }
  const text = v.pipe(
    v.string(missing),
    v.trim(),
    v.check(value => !required || value.length >= min, missing),
    v.check(value => value.length <= max, tooLong),
    v.check(value => kind !== 'email' || emailPattern.test(value), invalid),
  )
  return required ? text : v.optional(text, '')
}
