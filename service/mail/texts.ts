import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { mailsSchema } from '../../src/content/schemas/mails.ts'
import type { FormLocale } from '../../src/forms/protocol.ts'

export type MailTexts = v.InferOutput<typeof mailsSchema>

const file = new URL('../../content/mails.yaml', import.meta.url)

/** Reads the texts at start, so that a mistake in the file is found then and not with the first inquiry. */
export function readMailTexts(source: string = readFileSync(file, 'utf8')): MailTexts {
  const result = v.safeParse(mailsSchema, parse(source))
  if (result.success) return result.output
  const problems = result.issues.map(issue => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  throw new Error(`content/mails.yaml: ${problems.join('; ')}.`)
}

/** Replaces `{name}` and the like, once: braces in what a visitor typed stay what they are. */
export function fill(
  text: Record<FormLocale, string>,
  locale: FormLocale,
  values: Record<string, string>,
): string {
  return text[locale].replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
