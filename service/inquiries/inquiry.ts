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
  /** Permits a confirmation to the address it names, which may be a stranger's. */
  isTrusted: boolean
}

export interface Inquiry extends Submission {
  id: string
  reference: string
  receivedAt: Date
}

/** No vowels that make words, nothing that is read as something else. */
const referenceAlphabet = '23456789BCDFGHJKMNPQRTVWXYZ'

/** Short enough for the telephone: K7M2-9QXA. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => referenceAlphabet[randomBelow(referenceAlphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

function randomBelow(limit: number): number {
  for (;;) {
    const [byte = 0] = randomBytes(1)
    // The last, incomplete run of bytes would favour the first letters.
    if (byte < 256 - (256 % limit)) return byte % limit
  }
}

/**
 * The same key with the same content is the same inquiry. The content counts as well: a visitor who
 * corrects the text after a failed try has something new to say. Without a key, the same content
 * for the same person on the same day is a double click or a reloaded page.
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

/** The address an inquiry is found by: no two spellings of it. */
export function normaliseEmail(email: string): string {
  return asciiAddress(email.trim()).toLowerCase()
}
