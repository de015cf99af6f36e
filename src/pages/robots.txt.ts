import { siteOrigin } from '../site/shared/origin.ts'
import { content } from '../site/shared/site.ts'

/** Crawlers that collect pages to train models. Those for searching and citing have other names. */
const trainers = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Meta-ExternalAgent',
  'Bytespider',
  'cohere-training-data-crawler',
]

export function GET(): Response {
  const groups = ['User-agent: *\nAllow: /\nDisallow: /api/']
  // The reservation of rights (§ 44b UrhG) is only valid in machine-readable form, so it is included unless the firm
  // decides otherwise.
  if (content.firm.aiTraining !== 'allow')
    groups.push(`${trainers.map(name => `User-agent: ${name}`).join('\n')}\nDisallow: /`)
  return new Response(`${groups.join('\n\n')}\n\nSitemap: ${siteOrigin}/sitemap.xml\n`)
}
