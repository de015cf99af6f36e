import { tokenMinimumSeconds } from '../../src/forms/protocol.ts'
import { tokenAge } from './token.ts'

export interface Signs {
  /** False for a form sent by our script, which always fetches a token. */
  wantsPage: boolean
  honeypot: string
  token: string
  fields: Record<string, string>
}

export interface Verdict {
  /** The reason why it looks like spam. A suspect is held for review, never deleted. */
  heldReason: string | undefined
  /** True if the form came from one of our pages and contains no link, which is the purpose of spam. */
  isTrusted: boolean
}

const tokenLifetimeSeconds = 86_400

export function judge(secret: string, signs: Signs, now = Date.now()): Verdict {
  const withLink = Object.values(signs.fields).some(hasLink)
  const heldReason = suspicion(secret, signs, withLink, now)
  return { heldReason, isTrusted: heldReason === undefined && signs.token !== '' && !withLink }
}

function suspicion(secret: string, signs: Signs, withLink: boolean, now: number): string | undefined {
  if (signs.honeypot !== '') return 'honeypot'
  if (signs.token === '') {
    if (!signs.wantsPage) return 'no-token'
    // Without JavaScript there is no token. The purpose of spam is its link, so only a link is suspicious.
    return withLink ? 'link' : undefined
  }
  const age = tokenAge(secret, signs.token, now)
  if (age === undefined) return 'bad-token'
  // A token from the future means that the clock was set back, not that the visitor was too fast.
  if (age >= 0 && age < tokenMinimumSeconds) return 'too-fast'
  return age > tokenLifetimeSeconds ? 'old-token' : undefined
}

const marked = /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\[\/?url|<a\s/i
const address = /\b\d{1,3}(?:\.\d{1,3}){3}[:/]\S/
/** Names that mail programs make clickable. Lower case after the dot tells them from sentences without a space between. */
const unmarked =
  /(?<![\p{L}\p{N}_.@-])(?:[\p{L}\d-]+\.)*[\p{L}\d-]*\p{L}[\p{L}\d-]*\.(?:xn--[a-z\d-]+|[a-z]{2,24})(?:\/\S|(?![\p{L}\p{N}_@]))/giu
/** Endings that mark a domain even in upper case, because no sentence begins with such a word. */
const endings = /^(?:com|net|org|info|biz|xyz|top|shop|online|site|store|club|live|app|link|click|example)$/i
const ending = /\.([^./]+)(\/.)?[^.]*$/
const files = /^(?:pdf|dwg|dxf|ifc|rvt|docx?|xlsx?|pptx?|jpe?g|png|txt)$/

function hasLink(text: string): boolean {
  const plain = withoutEntities(text).normalize('NFKC').replaceAll('。', '.')
  if (marked.test(plain) || address.test(plain)) return true
  return [...plain.matchAll(unmarked)].some(([found]) => {
    const [, name = '', path] = ending.exec(found) ?? []
    if (path !== undefined) return true
    // "o.ä." and file names are not domains.
    const isName = name === name.toLowerCase() || found === found.toUpperCase() || endings.test(name)
    return isName && !files.test(name) && found.length - name.length > 2
  })
}

const named: Record<string, string> = { colon: ':', sol: '/', period: '.' }

/** Decodes HTML entities, as in `http&#58;//`. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(colon|sol|period));?/gi, (_, decimal, hex, name) =>
    name
      ? (named[name.toLowerCase()] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}
