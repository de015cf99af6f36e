import type { IncomingMessage } from 'node:http'
import type { Headers } from './answer.ts'

/**
 * Decides whether a page may post: one of the server's own, or of an origin that the configuration allows. A program
 * that is not a browser sends no origin, and has nothing to gain from another visitor's browser.
 * Returns the CORS headers of the answer, or nothing where the page may not.
 */
export function allowOrigin({ headers }: IncomingMessage, allowed: readonly string[]): Headers | undefined {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && allowed.includes(origin)) return corsHeaders(origin)
  if (site !== undefined) return site === 'same-origin' ? {} : undefined
  // Older browsers: the origin must be the host that was asked. A proxy may have changed the scheme.
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
  return isOwn ? {} : undefined
}

function corsHeaders(origin: string): Headers {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    // A page of another origin reads the answer although it embeds nothing: CORP must not forbid that.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
  }
}
