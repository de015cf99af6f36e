import type { ServiceTexts } from '../../src/content/service-texts.ts'
import { checkForm, type Errors } from '../../src/forms/check.ts'
import {
  type FormKind,
  type FormLocale,
  formKinds,
  formLocales,
  hiddenFields,
} from '../../src/forms/protocol.ts'
import { wordedFields } from '../../src/forms/words.ts'
import type { Fields } from './inquiry.ts'

/** What a request brings, however it was written, not yet checked. */
export interface FormPost {
  kind: string
  locale: FormLocale
  person: string
  idempotencyKey: string
  token: string
  honeypot: string
  fields: Record<string, unknown>
}

/** Nothing when the body is not what its type says. */
export function readFormPost(body: string, isJson: boolean): FormPost | undefined {
  const entries = isJson ? jsonEntries(body) : [...new URLSearchParams(body)]
  if (!entries) return undefined
  const names = new Set<string>(Object.values(hiddenFields))
  const hidden = new Map<string, string>()
  // Without a prototype, so that a field called __proto__ is one like any other, and refused.
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of entries) {
    // Browsers send line breaks as CRLF, which would count twice against the limits.
    if (!names.has(name)) fields[name] = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value
    else if (typeof value === 'string') hidden.set(name, value)
  }
  const said = (name: keyof typeof hiddenFields, otherwise = '') =>
    hidden.get(hiddenFields[name]) ?? otherwise
  return {
    kind: said('kind', 'quote'),
    locale: formLocales.find(locale => locale === said('locale')) ?? 'de',
    person: said('person'),
    idempotencyKey: said('idempotencyKey'),
    token: said('token'),
    honeypot: said('honeypot'),
    fields,
  }
}

/** What is JSON but no object has no fields. */
function jsonEntries(body: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? Object.entries(value) : []
  } catch {
    return undefined
  }
}

export type CheckedForm = { kind: FormKind; fields: Fields } | { kind: FormKind | undefined; errors: Errors }

export function checkFormPost({ kind: named, locale, fields }: FormPost, texts: ServiceTexts): CheckedForm {
  const words = texts[locale].forms
  const kind = formKinds.find(candidate => candidate === named)
  if (!kind) return { kind, errors: { [hiddenFields.kind]: words.messages.choiceInvalid } }
  const checked = checkForm(wordedFields(kind, words), fields, words.messages.fieldInvalid)
  return 'errors' in checked ? { kind, errors: checked.errors } : { kind, fields: checked.values }
}
