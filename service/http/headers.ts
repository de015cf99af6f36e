/**
 * The one definition of the security headers, so that no way of hosting can be weaker than another. The Node server
 * sends them, Caddy passes them on, and build/exported-headers.ts writes them down for hosts that have only the folder.
 */
export interface SecurityHeaderOptions extends BuildPolicy {
  /** True when the answer travels over https. Over plain http, upgrading would break the site. */
  https?: boolean
}

/** What a build needs to be allowed; written into it as `build.json`. */
export interface BuildPolicy {
  /** CSP source expressions ("'sha256-…'") of the inline scripts the build contains. */
  scriptHashes?: readonly string[]
  /** The same for inline styles. */
  styleHashes?: readonly string[]
  /** Origin of the firm's Matomo, when visitor statistics are configured. */
  matomoOrigin?: string | undefined
  /** Origin of the contact endpoint, when the pages are hosted somewhere else. */
  endpointOrigin?: string | undefined
}

const twoYears = 63_072_000

/** Powerful features the site never uses; only names browsers know, because an unknown one is a console error. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

export function contentSecurityPolicy(options: SecurityHeaderOptions): string {
  const matomo = options.matomoOrigin ? [options.matomoOrigin] : []
  const endpoint = options.endpointOrigin ? [options.endpointOrigin] : []
  const sources: [directive: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(options.scriptHashes ?? []), ...matomo],
    ['style-src', "'self'", ...(options.styleHashes ?? [])],
    ['img-src', "'self'", ...matomo],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...endpoint, ...matomo],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...endpoint],
  ]
  const policy = sources.map(directive => directive.join(' '))
  if (options.https) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}

export function securityHeaders(options: SecurityHeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains; preload`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Matomo's script carries no CORP header; credentialless loads it, without cookies.
    'Cross-Origin-Embedder-Policy': options.matomoOrigin ? 'credentialless' : 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Not 'no-referrer': browsers then send "Origin: null" with an ordinary form post.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map(feature => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/**
 * What a part of a page needs of them: its scripts, styles, fonts and pictures, which no browser opens by themselves.
 * Over HTTP/1.1 the rest would weigh more than most of these files.
 */
export function partHeaders(): Record<string, string> {
  const names = ['Strict-Transport-Security', 'Cross-Origin-Resource-Policy', 'X-Content-Type-Options']
  return Object.fromEntries(Object.entries(securityHeaders()).filter(([name]) => names.includes(name)))
}
