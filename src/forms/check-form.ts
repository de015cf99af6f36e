import * as v from 'valibot'
import type { FormValues } from './definitions.ts'
import { schemaOf } from './schema.ts'
import type { WordedField } from './words.ts'

/** One sentence for each field that is wrong. */
export type Errors = Record<string, string>
export type Checked = { values: FormValues } | { errors: Errors }

/** Checks what a form contains. `notPossible` is said of what no form asks for. */
export function checkForm(fields: readonly WordedField[], input: unknown, notPossible: string): Checked {
  // A field that is missing is an empty one: a select without a choice is not sent at all.
  const blank = Object.fromEntries(fields.map(field => [field.name, undefined]))
  const complete = typeof input === 'object' && input ? { ...blank, ...input } : input
  const result = v.safeParse(schemaOf(fields, notPossible), complete)
  if (result.success) return { values: result.output }
  const errors: Errors = {}
  for (const issue of result.issues) {
    // A field that is not in the schema is not repeated: its name is whatever the sender made up.
    const field = issue.expected === 'never' ? 'form' : String(issue.path?.[0]?.key ?? 'form')
    errors[field] ??= issue.message
  }
  return { errors }
}
