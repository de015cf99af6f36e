import * as v from 'valibot'
import { messages } from './messages.ts'
import type { FormLocale } from './protocol.ts'

export type Checked<Values> = { values: Values } | { errors: Record<string, string> }

/** Checks what a form contains: the trimmed values, or one sentence for each field that is wrong. */
export function checkForm<Schema extends v.GenericSchema & { readonly entries: object }>(
  schema: Schema,
  input: unknown,
  locale: FormLocale,
): Checked<v.InferOutput<Schema>> {
  // A field that is missing is an empty one: a select without a choice is not sent at all.
  const blank = Object.fromEntries(Object.keys(schema.entries).map(field => [field, undefined]))
  const complete = typeof input === 'object' && input ? { ...blank, ...input } : input
  const result = v.safeParse(schema, complete)
  if (result.success) return { values: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    // A field that is not in the schema is not repeated: its name is whatever the sender made up.
    const field = issue.expected === 'never' ? 'form' : String(issue.path?.[0]?.key ?? 'form')
    errors[field] ??= text(issue.message, locale)
  }
  return { errors }
}

function text(key: string, locale: FormLocale): string {
  return (Object.hasOwn(messages, key) ? messages[key as keyof typeof messages] : messages.fieldInvalid)[
    locale
  ]
}
