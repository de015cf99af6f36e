/**
 * The one definition of the headers of pages and files. The service sends them, and the build writes them down for
 * Caddy and for CDNs (build/exported-headers.ts). None of them changes when something is published: the inline parts
 * of a page are allowed by the policy in its own head (`pagePolicy`).
 */
import type { Headers } from './answer.ts'

/** The settings that headers depend on. */
export interface HeaderSettings {
  /** Origin of the firm's Matomo, when visitor statistics are configured. */
  matomoOrigin?: string | undefined
  /** Origin of the contact endpoint, when the pages are hosted somewhere else. */
  endpointOrigin?: string | undefined
  /** The target of forms that no service of ours answers: an origin, or `mailto:`. */
  formTarget?: string | undefined
  /** The time and extent for which browsers insist on HTTPS. Default: `host`, as more can hardly be taken back. */
  hsts?: Hsts | undefined
}

const twoYearsSeconds = 63_072_000

/** Each insists on more than the one before, and is harder to take back. */
export const hstsValues = {
  off: 'max-age=0',
  host: `max-age=${twoYearsSeconds}`,
  subdomains: `max-age=${twoYearsSeconds}; includeSubDomains`,
  preload: `max-age=${twoYearsSeconds}; includeSubDomains; preload`,
} as const
export type Hsts = keyof typeof hstsValues

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

/**
 * Allows a page its own origin, its inline scripts and styles by their hashes ("'sha256-…'"), and the origins that are
 * configured. Stands in a `<meta>` of the page.
 */
export function pagePolicy(
  { matomoOrigin, endpointOrigin }: HeaderSettings,
  { scriptHashes, styleHashes }: { scriptHashes: readonly string[]; styleHashes: readonly string[] },
): string {
  const matomo = matomoOrigin ? [matomoOrigin] : []
  const endpoint = endpointOrigin ? [endpointOrigin] : []
  const sources: [directive: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes, ...matomo],
    ['style-src', "'self'", ...styleHashes],
    ['img-src', "'self'", ...matomo],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...endpoint, ...matomo],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
  ]
  return sources.map(directive => directive.join(' ')).join('; ')
}

/** Says what a policy in a page's head cannot say, and what is the same for every page. */
const constantPolicy = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'", "frame-src 'none'"]

/** A file that is opened by itself runs nothing; the service worker, which is such a file, fetches pages. */
const filePolicy = ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'"]

/** Browsers do not open these files by themselves, but the pages that load them. They need few headers. */
export function fileHeaders({ hsts = 'host' }: HeaderSettings = {}): Record<string, string> {
  return {
    'Content-Security-Policy': filePolicy.join('; '),
    'Strict-Transport-Security': hstsValues[hsts],
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Over plain http, upgrading every request to https would break the site. */
export function pageHeaders(settings: HeaderSettings, isHttps: boolean): Record<string, string> {
  const { matomoOrigin, endpointOrigin, formTarget } = settings
  const forms = ["form-action 'self'", endpointOrigin, formTarget].filter(Boolean).join(' ')
  const upgrade = isHttps ? ['upgrade-insecure-requests'] : []
  return {
    ...fileHeaders(settings),
    'Content-Security-Policy': [...constantPolicy, forms, ...upgrade].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Matomo's script carries no CORP header; credentialless loads it, without cookies.
    'Cross-Origin-Embedder-Policy': matomoOrigin ? 'credentialless' : 'require-corp',
    // Not 'no-referrer': browsers then send "Origin: null" with an ordinary form post.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map(feature => `${feature}=()`).join(', '),
    'X-Frame-Options': 'DENY',
  }
}

/** In these folders a name carries a hash of the content. */
export const fingerprinted = /^(?:_astro|videos)\//
export const forever = 'public, max-age=31536000, immutable'

/** A page and the data that its islands read have to be of the same build. */
export const revalidated = /^(?:sw\.js|.*projects\.json)$/

/** Headers of a file of the build, by its path in it. */
export function headersOf(path: string, settings: HeaderSettings, isHttps: boolean): Headers {
  if (path.endsWith('.html')) return { ...pageHeaders(settings, isHttps), 'Cache-Control': 'no-cache' }
  if (fingerprinted.test(path)) return { ...fileHeaders(settings), 'Cache-Control': forever }
  return {
    ...fileHeaders(settings),
    'Cache-Control': revalidated.test(path) ? 'no-cache' : 'public, max-age=3600',
  }
}
