import {
  fileHeaders,
  fingerprinted,
  forever,
  type HeaderSettings,
  headersOf,
  pageHeaders,
} from '../service/http/headers.ts'

/**
 * Writes the headers down for hosts that read `_headers`: Netlify, Cloudflare and others. They join what several rules
 * say about one header, so a file that is opened by itself obeys both policies, the page's and its own stricter one.
 */
export function cdnHeaders(settings: HeaderSettings, files: readonly string[]): string {
  const filePolicy = { 'Content-Security-Policy': fileHeaders()['Content-Security-Policy'] ?? '' }
  // Only these can run a script of their own. Cloudflare reads 100 rules.
  const opened = files.filter(path => /(?:\.svg|\.xml|^sw\.js)$/.test(path) && !fingerprinted.test(path))
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', pageHeaders(settings, true)],
    ['/_astro/*', { ...filePolicy, 'Cache-Control': forever }],
    ['/videos/*', { ...filePolicy, 'Cache-Control': forever }],
    ...opened.map((path): [string, Record<string, string>] => [`/${path}`, filePolicy]),
  ]
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** Writes the headers down for Caddy, which serves the folder: `service.caddy` imports them. */
export function caddyHeaders(settings: HeaderSettings): string {
  const kinds: Record<string, Record<string, string>> = {
    'not path *.*': headersOf('page.html', settings, true),
    'path /_astro/* /videos/*': headersOf('_astro/part.js', settings, true),
    'path /sw.js *projects.json': headersOf('sw.js', settings, true),
    'path *.*\n\tnot path /_astro/* /videos/* /sw.js *projects.json': headersOf('file.txt', settings, true),
  }
  const lines = Object.entries(kinds).flatMap(([matcher, headers], index) => [
    `@kind${index} {`,
    `\t${matcher}`,
    '}',
    `header @kind${index} {`,
    ...Object.entries(headers).map(([name, value]) => `\t${name} ${JSON.stringify(value)}`),
    '}',
  ])
  return `${lines.join('\n')}\n`
}
