/**
 * The protocol between a form and the service: one post, with or without scripts.
 *
 * POST `endpoint` with the fields of the form (content/forms) by name, and the `hiddenFields`. A script sends a flat JSON
 * object, a browser without scripts sends application/x-www-form-urlencoded.
 *
 * `Accept` decides the format of the answer. If it contains text/html, as in forms that browsers post, the answer is a page
 * in the visitor's language. Otherwise it is JSON:
 *   202 {"reference": "K7M2-9QXA"}
 *   422 {"title", "status", "errors": {"email": "Ungültige E-Mail-Adresse"}} (application/problem+json)
 *   413 the same for a body that is too long, of which only the beginning is read; as JSON it has no `errors`.
 *   429, 503 (both with Retry-After): problem+json without `errors`.
 * 400, 403, 405 and 415 are always problem+json. A browser that opens `endpoint` is redirected to the contact page.
 *
 * kind, locale: the form and its language, by default the quote form in the first language of the site.
 * person: the key in content/people.yaml of the person responsible for the page. They get the mail, with a copy to MAIL_TO.
 *   Without a key, or for an unknown one, it goes to MAIL_TO only.
 * key: an idempotency key, created by the script for the first try, repeated with every further one, and replaced after a
 *   success. The same key with the same content is one inquiry with one reference.
 * token: from GET `tokenEndpoint`, `{"token": "…"}`. A script fetches it when the form comes into view. An inquiry without a
 *   token, or sent less than `tokenMinimumSeconds` after it, is answered as usual but held for review.
 * honeypot: a field that people do not see. An inquiry with anything in it is held.
 */

export const endpoint = '/api/send-contact-email'
export const tokenEndpoint = '/api/form-token'
/**
 * The address to which a page reports a visit when it is left. The body is plain text: the page's address, then a space
 * and the referrer, if any. The answer is 204, whether the visit was counted or the browser refuses counting.
 */
export const visitEndpoint = '/api/visit'
export const tokenMinimumSeconds = 3

/** The form of a post that does not name one. */
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
  /** One message per invalid field, in the visitor's language. */
  errors?: Record<string, string>
}
