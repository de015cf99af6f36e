import { locales, pathOf } from '../src/routes.ts'
import { escapeXml } from '../src/seo/xml.ts'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** Every page that can be found, in both languages, with its counterparts and with the pictures that it shows. */
export function sitemap(
  ids: string[],
  origin: string,
  picturesOf: (path: string) => readonly string[],
): string {
  const absolute = (path: string) => escapeXml(new URL(path, origin).href)
  const entries = ids.flatMap(id => {
    const alternates = [
      ...locales.map(locale => [locale, locale] as const),
      ['x-default', 'de'] as const,
    ].map(
      ([lang, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(pathOf(id, locale))}"/>`,
    )
    return locales.map(locale => {
      const path = pathOf(id, locale)
      const photographs = picturesOf(path).filter(src => /\.(?:jpe?g|png|avif)$/.test(src))
      const images = photographs.map(
        src => `<image:image><image:loc>${absolute(src)}</image:loc></image:image>`,
      )
      return `<url><loc>${absolute(path)}</loc>${alternates.join('')}${images.join('')}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}
