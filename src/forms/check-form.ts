import * as v from 'valibot'
import type { FormValues } from './definitions.ts'
import { schemaOf } from './schema.ts'
import type { WordedField } from './words.ts'

/** The error message of each invalid field, by name. */
export type Errors = Record<string, string>
export type Checked = { values: FormValues } | { errors: Errors }

/** Checks the values of a form. `notPossible` is the message for fields and values that no form allows. */
export function checkForm(fields: readonly WordedField[], input: unknown, notPossible: string): Checked {
  // A missing field counts as empty, because browsers do not send a select without a choice.
  const blank = Object.fromEntries(fields.map(field => [field.name, undefined]))
  const complete = typeof input === 'object' && input ? { ...blank, ...input } : input
  const result = v.safeParse(schemaOf(fields, notPossible), complete)
  if (result.success) return { values: result.output }
  const errors: Errors = {}
  for (const issue of result.issues) {
    // The name of an unknown field is not repeated, because the sender may have made it up.
    const field = issue.expected === 'never' ? 'form' : String(issue.path?.[0]?.key ?? 'form')
    errors[field] ??= issue.message
  }
  return { errors }
}
