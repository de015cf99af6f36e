import { locales, localizePath } from '../src/routes.ts'
import { escapeXml } from '../src/seo/escape-xml.ts'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** Lists every page that visitors can find, in each of its languages, with its translations and pictures. */
export function sitemap(
  origin: string,
  /** The paths in the first language. */
  paths: readonly string[],
  /** Undefined for pages that do not exist. */
  picturesOf: (path: string) => readonly string[] | undefined,
): string {
  const absolute = (path: string) => escapeXml(new URL(path, origin).href)
  const entries = paths.flatMap(named => {
    const there = locales
      .map(locale => [locale as string, localizePath(named, locale)] as const)
      .filter(([, path]) => picturesOf(path))
    const [[, first = ''] = []] = there
    const alternates = [...there, ['x-default', first] as const].map(
      ([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(path)}"/>`,
    )
    return there.map(([, path]) => {
      const photographs = (picturesOf(path) ?? []).filter(src => /\.(?:jpe?g|png|avif)$/.test(src))
      const images = photographs.map(
        src => `<image:image><image:loc>${absolute(src)}</image:loc></image:image>`,
      )
      return `<url><loc>${absolute(path)}</loc>${there.length > 1 ? alternates.join('') : ''}${images.join('')}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}
