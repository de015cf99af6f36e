import { type ServiceTexts, textsIn } from '../../src/content/service-texts.ts'
import { defaultForm, hiddenFields } from '../../src/forms/protocol.ts'

/** A form as our script or a browser without script sent it, not yet checked. */
export interface FormPost {
  /** The name of the form, which may not exist. */
  kind: string
  locale: string
  person: string
  idempotencyKey: string | undefined
  token: string
  honeypot: string
  fields: Record<string, unknown>
  /** True if the browser sent the form without our script and expects a page as the answer. */
  wantsPage: boolean
}

const hiddenNames = new Set<string>(Object.values(hiddenFields))

/** Reads a body, or returns undefined if it does not match its media type. */
export function readFormPost(
  body: string,
  isJson: boolean,
  wantsPage: boolean,
  texts: ServiceTexts,
): FormPost | undefined {
  const entries = isJson ? jsonEntries(body) : [...new URLSearchParams(body)]
  if (!entries) return undefined
  const hidden = new Map<string, string>()
  // The object has no prototype, so that a field called __proto__ is treated and refused like any other.
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of entries) {
    // Browsers send line breaks as CRLF, which would count twice against the limits.
    if (!hiddenNames.has(name))
      fields[name] = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value
    else if (typeof value === 'string') hidden.set(name, value)
  }
  const hiddenValue = (name: keyof typeof hiddenFields) => hidden.get(hiddenFields[name])
  const key = hiddenValue('idempotencyKey') ?? ''
  return {
    kind: hiddenValue('kind') ?? defaultForm,
    locale: textsIn(texts, hiddenValue('locale') ?? '').locale,
    person: hiddenValue('person') ?? '',
    idempotencyKey: /^[\w-]{8,100}$/.test(key) ? key : undefined,
    token: hiddenValue('token') ?? '',
    honeypot: hiddenValue('honeypot') ?? '',
    fields,
    wantsPage,
  }
}

/** Reads a flat JSON object. Returns no fields for other JSON, and undefined for an object with nested values. */
function jsonEntries(body: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    const entries: [string, unknown][] = Object.entries(value)
    return entries.some(([, field]) => typeof field === 'object' && field !== null) ? undefined : entries
  } catch {
    return undefined
  }
}
