import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type Asked, askedWith } from '../../service/inquiries/asked.ts'
import { formSchema } from '../../src/content/schemas/form.ts'
import { formsSchema } from '../../src/content/schemas/form-texts.ts'
import { mailsSchema } from '../../src/content/schemas/mails.ts'
import { type ServiceTexts, serviceTexts, textsIn } from '../../src/content/service-texts.ts'
import type { FormField } from '../../src/forms/definitions.ts'

const folder = new URL('../../sites/traglot/content/', import.meta.url)
const read = (name: string): unknown => parse(readFileSync(new URL(`${name}.yaml`, folder), 'utf8'))

/** The names of the fixture firm's forms. */
export const formKinds = readdirSync(new URL('forms', folder)).map(file => file.replace('.yaml', ''))

/** The service's texts, read from the fixture firm without the rest of its content. */
export const texts: ServiceTexts = serviceTexts({
  forms: v.parse(formsSchema, read('forms')),
  formDefinitions: Object.fromEntries(
    formKinds.map(kind => [kind, v.parse(formSchema, read(`forms/${kind}`))]),
  ),
  mails: v.parse(mailsSchema, read('mails')),
})

const { forms } = textsIn(texts, texts.firmLanguage)

export const fieldsOf = (kind: string): FormField[] => forms.definitions[kind]?.fields ?? []
export const isNative = (kind: string): boolean => forms.definitions[kind]?.native ?? false

/** Returns a form's words as the service stores them beside the answers. */
export const askedOf = (kind: string, fields: Record<string, string>): Asked => askedWith(kind, fields, forms)
