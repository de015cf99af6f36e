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

/**
 * Writes `.htaccess` for hosts with Apache: clean addresses, headers, old addresses and the not-found page of each
 * language. Some of them cut a line after 8,000 characters and a policy after 2,000.
 */
export function apacheRules(
  settings: HeaderSettings,
  redirects: readonly { from: string; to: string }[],
  [, ...prefixed]: readonly string[],
): string {
  const set = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `    Header always set ${name} ${JSON.stringify(value)}`)
  const ofKind = (condition: string, path: string) => [
    `  <If "${condition}">`,
    ...set(headersOf(path, settings, true)),
    '  </If>',
  ]
  const lines = [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'AddType application/manifest+json .webmanifest',
    'ErrorDocument 404 /404.html',
    ...prefixed.flatMap(language => [
      `<If "%{REQUEST_URI} =~ m#^/${language}(/|$)#">`,
      `  ErrorDocument 404 /${language}/404.html`,
      '</If>',
    ]),
    'RewriteEngine On',
    'RewriteRule "(?:^|/)\\.(?!well-known/)|^(?:build\\.json|_headers|_redirects)" "-" [R=404,L]',
    ...redirects.map(
      ({ from, to }) => `RewriteRule "^${escaped(decodeURI(from).slice(1))}/?$" "${to}" [R=301,L,NE]`,
    ),
    'RewriteRule "^(.+)/$" "/$1" [R=301,L]',
    // A request for a file's own name, not the way to it from a clean address.
    'RewriteCond "%{THE_REQUEST}" "\\.html[ ?]"',
    'RewriteRule "^(?:(.*)/)?index\\.html$" "/$1" [R=301,L]',
    'RewriteCond "%{THE_REQUEST}" "\\.html[ ?]"',
    'RewriteRule "^(.+)\\.html$" "/$1" [R=301,L]',
    'RewriteCond "%{DOCUMENT_ROOT}/$1.html" -f',
    'RewriteRule "^(.+)$" "$1.html" [L]',
    '<IfModule mod_headers.c>',
    ...ofKind('%{REQUEST_FILENAME} =~ /\\.html$/', 'page.html'),
    ...ofKind('%{REQUEST_URI} =~ m#^/(_astro|videos)/#', '_astro/part.js'),
    ...ofKind('%{REQUEST_URI} =~ m#^/(sw\\.js|.*projects\\.json)$#', 'sw.js'),
    ...ofKind(
      '%{REQUEST_FILENAME} !~ /\\.html$/ && %{REQUEST_URI} !~ m#^/(_astro/|videos/|sw\\.js$|.*projects\\.json$)#',
      'file.txt',
    ),
    '</IfModule>',
  ]
  return `${lines.join('\n')}\n`
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
