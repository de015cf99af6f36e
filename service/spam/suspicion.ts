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

const tokenLifetime = 86_400

/** Why an inquiry looks like spam, or none. A suspect is held for a look, never thrown away. */
export function suspicion(secret: string, signs: Signs, now = Date.now()): string | undefined {
  if (signs.honeypot !== '') return 'honeypot'
  if (signs.token === '') {
    if (!signs.wantsPage) return 'no-token'
    return hasLink(signs.fields) ? 'link' : undefined
  }
  const age = tokenAge(secret, signs.token, now)
  if (age === undefined) return 'bad-token'
  if (age < tokenMinimumSeconds) return 'too-fast'
  return age > tokenLifetime ? 'old-token' : undefined
}

/** Without JavaScript there is no token; what such spam is for is its link. */
function hasLink(fields: Fields): boolean {
  return Object.values(fields).some(value => /https?:\/\/|\bwww\.|\[url/i.test(value))
}
