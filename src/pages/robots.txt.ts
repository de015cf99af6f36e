import { siteOrigin } from '../site/shared/origin.ts'
import { content } from '../site/shared/site.ts'

/** Collect what they find to train models with. Those that search and cite go by other names. */
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
  // A reservation of rights (§ 44b UrhG) holds only in a form that machines read, so it stands until the firm decides.
  if (content.firm.aiTraining !== 'allow')
    groups.push(`${trainers.map(name => `User-agent: ${name}`).join('\n')}\nDisallow: /`)
  return new Response(`${groups.join('\n\n')}\n\nSitemap: ${siteOrigin}/sitemap.xml\n`)
}
