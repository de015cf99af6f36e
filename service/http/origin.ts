/** Whose pages may post. */
export interface OriginPolicy {
  /** Origins besides the server's own, from the configuration. */
  allowed: readonly string[]
}

export type OriginVerdict = { allowed: true; cors: Record<string, string> } | { allowed: false }

/**
 * A browser says where a post comes from. The server's own pages and the configured origins may post;
 * a program that is no browser sends no origin and has nothing to gain from another visitor's browser.
 */
export function checkOrigin(request: Request, { allowed }: OriginPolicy): OriginVerdict {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin !== null && allowed.includes(origin)) return { allowed: true, cors: corsHeaders(origin) }
  if (site !== null && site !== 'same-origin') return { allowed: false }
  if (site === 'same-origin' || origin === null) return { allowed: true, cors: {} }
  // Older browsers: the origin must be the host that was asked. The scheme may have been changed by a proxy.
  const own = URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
  return own ? { allowed: true, cors: {} } : { allowed: false }
}

function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    // A page of another origin that embeds nothing still reads answers: CORP must not forbid it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
  }
}
