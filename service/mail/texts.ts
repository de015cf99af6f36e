import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type FormLocale, formKinds, formLocales } from '../../src/forms/protocol.ts'
import { budgetRanges, projectTypes, timelines } from '../../src/forms/schema.ts'
import { ConfigError } from '../config.ts'

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1))
const both = v.strictObject({ de: sentence, en: sentence })
const eachOf = <Key extends string>(keys: readonly Key[]) =>
  v.strictObject(Object.fromEntries(keys.map(key => [key, both])) as Record<Key, typeof both>)

export const fieldOrder = [
  'service',
  'company',
  'name',
  'fullName',
  'email',
  'phone',
  'projectType',
  'budgetRange',
  'timeline',
  'location',
  'message',
  'description',
] as const

const mailTextsSchema = v.strictObject({
  firmLanguage: v.picklist(formLocales),
  kinds: eachOf(formKinds),
  inquiry: eachOf(['subject', 'opening', 'closing']),
  confirmation: eachOf([
    'subject',
    'greeting',
    'opening',
    'openingHome',
    'reference',
    'contact',
    'notYou',
    'closing',
  ]),
  digest: eachOf(['subject', 'parked', 'held']),
  fields: eachOf(['reference', 'received', 'language', ...fieldOrder]),
  choices: eachOf([...formLocales, ...projectTypes, ...budgetRanges, ...timelines]),
})

export type MailTexts = v.InferOutput<typeof mailTextsSchema>

const file = new URL('../../content/mails.yaml', import.meta.url)

/** Reads the texts at start, so that a mistake in the file is found then and not with the first inquiry. */
export function readMailTexts(source: string = readFileSync(file, 'utf8')): MailTexts {
  const result = v.safeParse(mailTextsSchema, parse(source))
  if (result.success) return result.output
  const problems = result.issues.map(issue => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  throw new ConfigError(`content/mails.yaml: ${problems.join('; ')}.`)
}

/** Replaces `{name}` and the like, once: braces in what a visitor typed stay what they are. */
export function fill(
  text: Record<FormLocale, string>,
  locale: FormLocale,
  values: Record<string, string>,
): string {
  return text[locale].replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
