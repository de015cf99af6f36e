import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Issues a token that proves its time and origin and contains nothing about the visitor. */
export function issueToken(secret: string, now = Date.now()): string {
  const content = `${now.toString(36)}.${randomBytes(6).toString('base64url')}`
  return `${content}.${sign(secret, content)}`
}

/** Returns the seconds since the token was issued, or undefined if it is not ours. */
export function tokenAge(secret: string, token: string, now = Date.now()): number | undefined {
  const match = /^([\da-z]{1,11})\.([\w-]{8})\.([\w-]{43})$/.exec(token)
  const [, time = '', nonce = '', signature = ''] = match ?? []
  if (!match) return undefined
  const expected = Buffer.from(sign(secret, `${time}.${nonce}`))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined
  return (now - Number.parseInt(time, 36)) / 1000
}

function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url')
}
