import type { FAQPage, WithContext } from 'schema-dts'
import type { Site } from '../site/shared/site.ts'

/** The same questions and answers that the page shows, in the same words. */
export function faqPage(categories: Site['faq']): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(category =>
      category.questions.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: visibleText(answer) },
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
