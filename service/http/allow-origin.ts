import type { IncomingMessage } from 'node:http'
import type { Headers } from './answer.ts'

/**
 * Allows posts from the server's own pages and from the configured origins. Programs that are not browsers send no origin
 * and are allowed too, because they cannot misuse a visitor's browser. Returns the CORS headers of the answer, or
 * undefined if the page may not post.
 */
export function allowOrigin({ headers }: IncomingMessage, allowed: readonly string[]): Headers | undefined {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && allowed.includes(origin)) return corsHeaders(origin)
  if (site !== undefined) return site === 'same-origin' ? {} : undefined
  // Older browsers send no Sec-Fetch-Site. The origin must match the Host header; a proxy may have changed the scheme.
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
  return isOwn ? {} : undefined
}

function corsHeaders(origin: string): Headers {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    // CORP applies even though the other origin only reads the answer, so it must allow that.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
  }
}
