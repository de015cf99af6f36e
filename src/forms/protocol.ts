/**
 * The protocol between a form and the service: one post, with and without script.
 *
 * POST `endpoint` with the fields of the form (content/forms) by their names and the `hiddenFields`: from a script as a
 * flat JSON object, from a browser without script as application/x-www-form-urlencoded.
 *
 * `Accept` decides the answer. With text/html in it, as browsers post forms, it is a page in the visitor's language.
 * Otherwise it is JSON:
 *   202 {"reference": "K7M2-9QXA"}
 *   422 {"title", "status", "errors": {"email": "Ungültige E-Mail-Adresse"}} (application/problem+json)
 *   413 the same, for the beginning of a body that is too long; as JSON it has no `errors`.
 *   429, 503 (both with Retry-After): problem+json without `errors`.
 * 400, 403, 405 and 415 are problem+json for everybody. A browser that opens `endpoint` is sent on to the contact page.
 *
 * kind, locale: which form, in which language; without them a quote in the first language of the site.
 * person: who is responsible for what the page offers, by the key of content/people.yaml. The mail goes there, with a copy
 *   to MAIL_TO; without one, or for a key that nobody has, to MAIL_TO alone.
 * key: made by the script when it first sends, the same with every try, a new one after a success. The same key with
 *   the same content is one inquiry with one reference.
 * token: from GET `tokenEndpoint`, `{"token": "…"}`. A script fetches it when the form comes into view. Without one, or
 *   sooner than `tokenMinimumSeconds` after it, an inquiry is answered as usual but held for a look.
 * honeypot: a field no person sees. Anything in it holds the inquiry.
 */

export const endpoint = '/api/send-contact-email'
export const tokenEndpoint = '/api/form-token'
/**
 * POST here as plain text, when a visitor leaves a page, its address and behind a space the one that led to it, if any:
 * 204 when it was counted, or when the browser says that it must not be.
 */
export const visitEndpoint = '/api/visit'
export const tokenMinimumSeconds = 3

/** The form of a post that names none. */
export const defaultForm = 'quote'

export const hiddenFields = {
  kind: 'form-kind',
  locale: 'form-locale',
  person: 'form-person',
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
