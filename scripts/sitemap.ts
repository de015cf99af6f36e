import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, pathOf, routeIds } from '../src/routes.ts'
import { siteOrigin } from '../src/seo/origin.ts'
import { escapeXml } from '../src/seo/xml.ts'

/** Every page in both languages, each with its counterpart and with the pictures that the built page really shows. */
export function writeSitemap(dir: string): void {
  const address = (path: string) => escapeXml(new URL(path, siteOrigin).href)
  const entries = routeIds.flatMap(id => {
    const alternates = [
      ...locales.map(locale => [locale, pathOf(id, locale)]),
      ['x-default', pathOf(id, 'de')],
    ]
      .map(([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(path ?? '')}"/>`)
      .join('')
    return locales.map(locale => {
      const path = pathOf(id, locale)
      const images = picturesOf(readFileSync(join(dir, htmlFile(path)), 'utf8'))
        .map(src => `<image:image><image:loc>${address(src)}</image:loc></image:image>`)
        .join('')
      return `<url><loc>${address(path)}</loc>${alternates}${images}</url>`
    })
  })
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ]
  writeFileSync(
    join(dir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces.join(' ')}>\n${entries.join('\n')}\n</urlset>\n`,
  )
}

const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

function picturesOf(html: string): string[] {
  const sources = html.matchAll(/<img\b[^>]*?\ssrc="(\/_astro\/[^"]+\.(?:jpe?g|png|avif))"/g)
  return [...new Set([...sources].map(([, src]) => src ?? ''))]
}
