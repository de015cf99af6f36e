/**
 * How a form speaks to the service.
 *
 * JSON (with JavaScript): POST `endpoint`, Content-Type application/json. The body holds the fields of the
 * schema and nothing else; what the form says about itself travels in the headers `formHeaders`.
 *   202 {"reference": "K7M2-9QXA"}
 *   422 {"title", "status", "errors": {"email": "Ungültige E-Mail-Adresse"}} (application/problem+json)
 *   403, 405, 413, 415, 429 (Retry-After), 503 (Retry-After): problem+json without `errors`.
 *
 * Ordinary post (without JavaScript): application/x-www-form-urlencoded to `endpoint`, the same fields by
 * name plus the hidden inputs `hiddenFields`. The answer is a page in the visitor's language.
 *
 * Idempotency: make one key when the form opens (crypto.randomUUID()), send it with every try, make a new
 * one after a success. The same key with the same content is one inquiry with one reference.
 *
 * Time token: GET `tokenEndpoint` on the first focus of a form, `{"token": "…"}`; send it along. Without a
 * token, or sooner than `tokenMinimumSeconds` after it, an inquiry is answered as usual but held for a look.
 *
 * Honeypot: a text input no person sees (hidden from sight and from assistive technology, tabIndex -1,
 * autoComplete off). Send its value; anything but empty holds the inquiry.
 */

export const endpoint = '/api/send-contact-email'
export const tokenEndpoint = '/api/form-token'
export const tokenMinimumSeconds = 3

export const formKinds = ['quote', 'consultation', 'existing-buildings', 'home'] as const
export type FormKind = (typeof formKinds)[number]

export const formLocales = ['de', 'en'] as const
export type FormLocale = (typeof formLocales)[number]

export const formHeaders = {
  kind: 'X-Form-Kind',
  locale: 'X-Form-Locale',
  idempotencyKey: 'Idempotency-Key',
  token: 'X-Form-Token',
  /** Percent-encoded, because headers are Latin-1: encodeURIComponent(value). */
  honeypot: 'X-Form-Website',
} as const

export const hiddenFields = {
  kind: 'form-kind',
  locale: 'form-locale',
  idempotencyKey: 'form-key',
  token: 'form-token',
  honeypot: 'website',
} as const

export interface Accepted {
  reference: string
}

export interface Refused {
  title: string
  status: number
  /** One sentence a field, in the visitor's language. */
  errors?: Record<string, string>
}
