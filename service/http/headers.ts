/**
 * The single definition of the headers of pages and files. The service sends them, and the build exports them for Caddy
 * and for CDNs (build/exported-headers.ts). Publishing never changes them, because the policy in a page's own head allows
 * its inline parts (`pagePolicy`).
 */
import type { Headers } from './answer.ts'

export interface HeaderSettings {
  /** Origin of the firm's Matomo, when visitor statistics are configured. */
  matomoOrigin?: string | undefined
  /** Origin of the contact endpoint, when the pages are hosted somewhere else. */
  endpointOrigin?: string | undefined
  /** The target of forms on a site without the service: an origin, or `mailto:`. */
  formTarget?: string | undefined
  /** The time and scope for which browsers insist on HTTPS. The default is `host`, because more is hard to undo. */
  hsts?: Hsts | undefined
}

const twoYearsSeconds = 63_072_000

/** The values in ascending order: each covers more than the one before and is harder to undo. */
export const hstsValues = {
  off: 'max-age=0',
  host: `max-age=${twoYearsSeconds}`,
  subdomains: `max-age=${twoYearsSeconds}; includeSubDomains`,
  preload: `max-age=${twoYearsSeconds}; includeSubDomains; preload`,
} as const
export type Hsts = keyof typeof hstsValues

/** Powerful features that the site never uses. The list has only known names, because unknown ones log console errors. */
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
 * Allows a page its own origin, its inline scripts and styles by their hashes ("'sha256-…'"), and the configured origins.
 * The page carries the policy in a `<meta>` element.
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

/** The directives that are not allowed in a `<meta>` element, and those that are the same for every page. */
const constantPolicy = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'", "frame-src 'none'"]

/** Keeps a file that a visitor opens directly from running anything. The service worker has it too, and needs `connect-src`. */
const filePolicy = ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'"]

/** Returns the few headers of files that pages load and browsers rarely open directly. */
export function fileHeaders({ hsts = 'host' }: HeaderSettings = {}): Record<string, string> {
  return {
    'Content-Security-Policy': filePolicy.join('; '),
    'Strict-Transport-Security': hstsValues[hsts],
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Upgrades requests only on an https site, because over plain http the upgrade would break the site. */
export function pageHeaders(settings: HeaderSettings, isHttps: boolean): Record<string, string> {
  const { matomoOrigin, endpointOrigin, formTarget } = settings
  const forms = ["form-action 'self'", endpointOrigin, formTarget].filter(Boolean).join(' ')
  const upgrade = isHttps ? ['upgrade-insecure-requests'] : []
  return {
    ...fileHeaders(settings),
    'Content-Security-Policy': [...constantPolicy, forms, ...upgrade].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Matomo's script has no CORP header; credentialless loads it anyway, without cookies.
    'Cross-Origin-Embedder-Policy': matomoOrigin ? 'credentialless' : 'require-corp',
    // With 'no-referrer' browsers would send "Origin: null" with an ordinary form post.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map(feature => `${feature}=()`).join(', '),
    'X-Frame-Options': 'DENY',
  }
}

/** The folders in which file names contain a hash of the content. */
export const fingerprinted = /^(?:_astro|videos)\//
export const forever = 'public, max-age=31536000, immutable'

/** Files that browsers must check, because a page and the data of its islands have to come from the same build. */
export const revalidated = /^(?:sw\.js|.*projects\.json)$/

/** Returns the headers of a file, by its path in the build. */
export function headersOf(path: string, settings: HeaderSettings, isHttps: boolean): Headers {
  if (path.endsWith('.html')) return { ...pageHeaders(settings, isHttps), 'Cache-Control': 'no-cache' }
  if (fingerprinted.test(path)) return { ...fileHeaders(settings), 'Cache-Control': forever }
  return {
    ...fileHeaders(settings),
    'Cache-Control': revalidated.test(path) ? 'no-cache' : 'public, max-age=3600',
  }
}
