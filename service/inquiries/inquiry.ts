import { createHash, randomBytes } from 'node:crypto'
import type { FormValues } from '../../src/forms/definitions.ts'
import { asciiAddress } from '../mail/ascii-address.ts'
import type { Asked } from './asked.ts'

/** The checked input of a visitor. */
export interface Submission {
  kind: string
  locale: string
  /** The person responsible, from the form. A sender can put anything here. */
  person: string
  fields: FormValues
  asked: Asked
  /** The key of the form. An ordinary post has none, because its page is the same for all visitors. */
  idempotencyKey: string | undefined
  /** The reason why it looks like spam, if it does. */
  heldReason: string | undefined
  /** Permits a confirmation to the given address, which may belong to a stranger. */
  isTrusted: boolean
}

export interface Inquiry extends Submission {
  id: string
  reference: string
  receivedAt: Date
}

/** The alphabet has no vowels, which could form words, and no characters that look alike. */
const referenceAlphabet = '23456789BCDFGHJKMNPQRTVWXYZ'

/** Makes a reference that is short enough for the telephone: K7M2-9QXA. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => referenceAlphabet[randomBelow(referenceAlphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

function randomBelow(limit: number): number {
  for (;;) {
    const [byte = 0] = randomBytes(1)
    // Bytes in the last, incomplete multiple of the limit would favour the first letters.
    if (byte < 256 - (256 % limit)) return byte % limit
  }
}

/**
 * Identifies an inquiry by its key and content. A visitor who corrects the text after a failed attempt sends a new
 * inquiry. Without a key, the same content for the same person on the same day is a double click or a reloaded page.
 */
export function dedupeKey(submission: Submission, now: Date): string {
  const { idempotencyKey, kind, person, fields } = submission
  const scope =
    idempotencyKey === undefined ? ['day', now.toISOString().slice(0, 10), person] : ['key', idempotencyKey]
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([...scope, kind, content]))
    .digest('base64url')
}

/** Returns the one spelling of an address by which inquiries are found. */
export function normaliseEmail(email: string): string {
  return asciiAddress(email.trim()).toLowerCase()
}
