import * as v from 'valibot'
import type { FormValues } from './definitions.ts'
import type { WordedField } from './words.ts'

/**
 * Matches exactly one recipient: the syntax that browsers accept for type=email, and a domain in any script that contains
 * a dot.
 */
export const emailPattern =
  /^[A-Za-z\d_.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u

/** Matches all addresses that browsers accept, with longer local parts and domains without a dot. */
const nativeEmailPattern =
  /^[A-Za-z\d_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u

/** Builds the schema of a form for both browser and service. Its issues are messages for the visitor. */
export function schemaOf(fields: readonly WordedField[], notPossible: string) {
  const entries = Object.fromEntries(fields.map(field => [field.name, entry(field, notPossible)]))
  return v.strictObject(entries, notPossible) as v.GenericSchema<unknown, FormValues>
}

function entry(field: WordedField, notPossible: string) {
  const { kind, native, required, min = 1, max = 0, choices, messages } = field
  const { missing = notPossible, tooLong = notPossible, invalid = missing } = messages
  if (choices) {
    const values = choices.map(choice => choice.value)
    return required ? v.picklist(values, missing) : v.optional(v.picklist(['', ...values], invalid), '')
  }
  const text = v.pipe(
    v.string(missing),
    // Browsers accept blanks as an answer.
    v.check(value => !required || (native ? value : value.trim()).length >= min, missing),
    v.trim(),
    v.check(value => value.length <= max, tooLong),
    v.check(value => kind !== 'email' || (native ? nativeEmailPattern.test(value) : isEmail(value)), invalid),
  )
  return required ? text : v.optional(text, '')
}

/** Checks that mail can be sent to the address. Parses the domain too, because the pattern accepts invalid ones. */
export function isEmail(value: string): boolean {
  return emailPattern.test(value) && URL.canParse(`http://${value.slice(value.indexOf('@') + 1)}`)
}
