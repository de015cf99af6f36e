import { siteOrigin } from '../seo/origin.ts'

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteOrigin}/sitemap.xml\n`)
}
