import { tokenMinimumSeconds } from '../../src/forms/protocol.ts'
import type { Fields } from '../inquiries/inquiry.ts'
import { tokenAge } from './token.ts'

export interface Signs {
  /** False for a form sent by a script of ours, which always fetches a token. */
  wantsPage: boolean
  honeypot: string
  token: string
  fields: Fields
}

export interface Verdict {
  /** Why it looks like spam. A suspect is held for a look, never thrown away. */
  heldReason: string | undefined
  /** Sent from one of our pages, and without what spam is for. */
  isTrusted: boolean
}

const tokenLifetime = 86_400

export function judge(secret: string, signs: Signs, now = Date.now()): Verdict {
  const withLink = Object.values(signs.fields).some(hasLink)
  const heldReason = suspicion(secret, signs, withLink, now)
  return { heldReason, isTrusted: heldReason === undefined && signs.token !== '' && !withLink }
}

function suspicion(secret: string, signs: Signs, withLink: boolean, now: number): string | undefined {
  if (signs.honeypot !== '') return 'honeypot'
  if (signs.token === '') {
    if (!signs.wantsPage) return 'no-token'
    // Without JavaScript there is no token; what such spam is for is its link.
    return withLink ? 'link' : undefined
  }
  const age = tokenAge(secret, signs.token, now)
  if (age === undefined) return 'bad-token'
  // A token of the future is no haste of the visitor's: the clock was set back.
  if (age >= 0 && age < tokenMinimumSeconds) return 'too-fast'
  return age > tokenLifetime ? 'old-token' : undefined
}

const marked = /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\[\/?url|<a\s/i
/** What mail programs make clickable: small letters after the dot, which a sentence without a space does not have. */
const unmarked =
  /(?<![\p{L}\p{N}_.@-])(?:[a-z\d-]+\.)*[a-z\d-]*[a-z][a-z\d-]*\.(?:xn--[a-z\d-]+|[a-z]{2,24})(?:\/\S|(?![\p{L}\p{N}_@]))/giu
const ending = /\.([^./]+)(\/.)?[^.]*$/
const files = /^(?:pdf|dwg|dxf|ifc|rvt|docx?|xlsx?|pptx?|jpe?g|png|txt)$/

function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.')
  if (marked.test(plain)) return true
  return [...plain.matchAll(unmarked)].some(([found]) => {
    const [, name = '', path] = ending.exec(found) ?? []
    if (path !== undefined) return true
    // "o.ä." and file names are no domains.
    const isName = name === name.toLowerCase() || found === found.toUpperCase()
    return isName && !files.test(name) && found.length - name.length > 2
  })
}
