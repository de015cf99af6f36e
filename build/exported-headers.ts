import {
  fileHeaders,
  fingerprinted,
  forever,
  type HeaderSettings,
  headersOf,
  pageHeaders,
} from '../service/http/headers.ts'

/**
 * Writes the headers in the `_headers` format of Netlify, Cloudflare and others. These hosts join the values of several
 * rules for one header, so a file that is opened directly obeys both the policy of pages and its own stricter one.
 */
export function cdnHeaders(settings: HeaderSettings, files: readonly string[]): string {
  const filePolicy = { 'Content-Security-Policy': fileHeaders()['Content-Security-Policy'] ?? '' }
  // Only these files can run scripts when opened directly. Cloudflare reads at most 100 rules.
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

/** Writes the headers for Caddy, which serves the folder. `files.caddy` imports them. */
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
 * Writes `.htaccess` for Apache hosts: clean addresses, headers, redirects and the not-found page of each language. Some
 * hosts cut off lines after 8,000 characters and policies after 2,000.
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
    // Matches requests for the file's own name, but not those rewritten from a clean address.
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
