import { tokenMinimumSeconds } from '../../src/forms/protocol.ts'
import { tokenAge } from './token.ts'

export interface Signs {
  /** True for a form sent by a script of ours, which always fetches a token. */
  scripted: boolean
  honeypot: string
  token: string
  fields: Record<string, string>
}

const tokenLifetime = 86_400

/** Why an inquiry looks like spam, or none. A suspect is held for a look, never thrown away. */
export function suspicion(secret: string, signs: Signs, now = Date.now()): string | undefined {
  if (signs.honeypot !== '') return 'honeypot'
  if (signs.token === '') {
    if (signs.scripted) return 'no-token'
    return hasLink(signs.fields) ? 'link' : undefined
  }
  const age = tokenAge(secret, signs.token, now)
  if (age === undefined) return 'bad-token'
  if (age < tokenMinimumSeconds) return 'too-fast'
  return age > tokenLifetime ? 'old-token' : undefined
}

/** Without JavaScript there is no token; what such spam is for is its link. */
function hasLink(fields: Record<string, string>): boolean {
  return Object.values(fields).some(value => /https?:\/\/|\bwww\.|\[url/i.test(value))
}
