import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, pathOf, routeIds } from '../src/routes.ts'
import { escapeXml } from '../src/seo/xml.ts'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** Every page in both languages, with its counterparts and with the pictures that the built page really shows. */
export function writeSitemap(dir: string): void {
  const entries = routeIds.flatMap(id =>
    locales.map(locale => entryOf(readFileSync(join(dir, htmlFile(pathOf(id, locale))), 'utf8'))),
  )
  writeFileSync(
    join(dir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`,
  )
}

export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

export const canonicalOf = (html: string): string =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''

function entryOf(html: string): string {
  const address = canonicalOf(html)
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
  )
  const images = picturesOf(html).map(
    src => `<image:image><image:loc>${escapeXml(new URL(src, address).href)}</image:loc></image:image>`,
  )
  return `<url><loc>${address}</loc>${alternates.join('')}${images.join('')}</url>`
}

function picturesOf(html: string): string[] {
  const sources = html.matchAll(/<img\b[^>]*?\ssrc="(\/_astro\/[^"]+\.(?:jpe?g|png|avif))"/g)
  return [...new Set([...sources].map(([, src]) => src ?? ''))]
}
