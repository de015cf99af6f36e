import type * as v from 'valibot'
import { checkForm } from '../../src/forms/check.ts'
import { messages } from '../../src/forms/messages.ts'
import {
  type FormKind,
  type FormLocale,
  formHeaders,
  formKinds,
  formLocales,
  hiddenFields,
} from '../../src/forms/protocol.ts'
import { homeInquirySchema, projectDescriptionSchema, quoteSchema } from '../../src/forms/schema.ts'

const schemas = {
  quote: quoteSchema,
  consultation: quoteSchema,
  'existing-buildings': projectDescriptionSchema,
  home: homeInquirySchema,
} as const satisfies Record<FormKind, v.GenericSchema>

/** What one of the schemas lets through. */
export type Fields = v.InferOutput<(typeof schemas)[FormKind]>

/** What a request brings, whichever way it was sent, not yet checked. */
export type RawSubmission = Envelope &
  // JSON, which only scripts send, may be anything; a form has texts.
  ({ scripted: true; fields: unknown } | { scripted: false; fields: Record<string, string> })

interface Envelope {
  kind: string
  locale: FormLocale
  idempotencyKey: string
  token: string
  honeypot: string
}

export function rawFromJson(headers: Headers, body: string): RawSubmission | undefined {
  let fields: unknown
  try {
    fields = JSON.parse(body)
  } catch {
    return undefined
  }
  return {
    scripted: true,
    kind: headers.get(formHeaders.kind) ?? 'quote',
    locale: toLocale(headers.get(formHeaders.locale)),
    idempotencyKey: headers.get(formHeaders.idempotencyKey) ?? '',
    token: headers.get(formHeaders.token) ?? '',
    honeypot: headers.get(formHeaders.honeypot) ?? '',
    fields,
  }
}

export function rawFromForm(body: string): RawSubmission {
  const entries = new Map<string, string>()
  const fields: Record<string, string> = Object.create(null)
  const hidden = new Set<string>(Object.values(hiddenFields))
  for (const [name, value] of new URLSearchParams(body)) {
    // Browsers send line breaks as CRLF, which would count twice against the limits.
    if (hidden.has(name)) entries.set(name, value)
    else fields[name] = value.replace(/\r\n?/g, '\n')
  }
  return {
    scripted: false,
    kind: entries.get(hiddenFields.kind) ?? 'quote',
    locale: toLocale(entries.get(hiddenFields.locale)),
    idempotencyKey: entries.get(hiddenFields.idempotencyKey) ?? '',
    token: entries.get(hiddenFields.token) ?? '',
    honeypot: entries.get(hiddenFields.honeypot) ?? '',
    fields,
  }
}

export type CheckedSubmission =
  | { kind: FormKind; fields: Fields }
  | { kind: FormKind | undefined; errors: Record<string, string> }

export function checkSubmission(raw: RawSubmission): CheckedSubmission {
  const kind = formKinds.find(candidate => candidate === raw.kind)
  if (!kind) return { kind, errors: { [hiddenFields.kind]: messages.choiceInvalid[raw.locale] } }
  const checked = checkForm(schemas[kind], raw.fields, raw.locale)
  return 'errors' in checked ? { kind, errors: checked.errors } : { kind, fields: checked.values }
}

function toLocale(text: string | null | undefined): FormLocale {
  return formLocales.find(locale => locale === text) ?? 'de'
}
