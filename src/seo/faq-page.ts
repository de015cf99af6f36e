import type { Site } from '../site/shared/site.ts'
import type { JsonLd } from './json-ld.ts'

/** The same questions and answers that the page shows, in the same words. */
export function faqPage(categories: Site['faq']): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(category =>
      category.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: visibleText(answer) },
      })),
    ),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a reader sees of the HTML that Markdown became. */
export function visibleText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim()
}
