import { locales, pathOf, routeIds } from '../routes.ts'
import { siteOrigin } from '../seo/origin.ts'

/** Every page in both languages, each naming its counterpart. */
export function GET(): Response {
  const address = (path: string) => new URL(path, siteOrigin).href
  const entries = routeIds.flatMap(id =>
    locales.map(locale => {
      const alternates = locales.map(
        other => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(pathOf(id, other))}"/>`,
      )
      const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(pathOf(id, 'de'))}"/>`
      return `<url><loc>${address(pathOf(id, locale))}</loc>${alternates.join('')}${fallback}</url>`
    }),
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  )
}
