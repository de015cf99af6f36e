// Decides which internal facts visitors and the bid desk see. Hidden items are left out in resolve.ts.
import type { Audience } from './audience.ts'
import { isPlain } from './resolve.ts'
import { type Localized, Stated } from './values.ts'

/** The type of content after internal facts have been removed. */
export type Public<T> =
  T extends Stated<infer Value>
    ? Public<Value> | undefined
    : T extends Localized<unknown>
      ? T
      : T extends readonly (infer Item)[]
        ? Public<Item>[]
        : T extends object
          ? { [K in keyof T]: Public<T[K]> }
          : T

/** Removes internal facts and items, and those without a valid consent for the audience on this day. */
export function publicContent<T>(
  content: T,
  today = new Date().toISOString().slice(0, 10),
  audience: Audience = 'website',
): Public<T> {
  const isHidden = (item: unknown) => audience === 'website' && isInternal(item)
  const reveal = (value: unknown): unknown => {
    if (value instanceof Stated) return isFor(audience, value, today) ? reveal(value.value) : undefined
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value
    if (Array.isArray(value)) return value.filter(item => !isHidden(item)).map(reveal)
    const entries = Object.entries(value).filter(([, item]) => !isHidden(item))
    return Object.fromEntries(entries.map(([key, item]) => [key, reveal(item)]))
  }
  return reveal(content) as Public<T>
}

function isFor(audience: Audience, fact: Stated, today: string): boolean {
  const { public: shown, consent, needsConsent } = fact
  if (audience === 'desk') return true
  if (audience === 'application-with-internal' && !needsConsent) return true
  if (!consent) return shown === true
  const { on, for: uses, until } = consent
  const use = audience === 'website' ? 'website' : 'tenders'
  return uses.includes(use) && on.iso <= today && (until === undefined || today <= until.iso)
}

/** Returns true for an item that only the firm may see, such as a project. */
export const isInternal = (item: unknown): boolean =>
  (item as { visibility?: unknown } | null | undefined)?.visibility === 'internal'
