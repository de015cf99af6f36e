import type { JsonLd } from '../../seo/json-ld.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import type { questions } from './schema.ts'

/** Describes the questions and answers of the page, in the same words. */
export function jsonLd({ at }: SectionProps<typeof questions>): JsonLd[] {
  const all = site(at.page.locale).faq.flatMap(({ questions }) => questions)
  const mainEntity = all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: visibleText(answer) },
  }))
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Extracts the text from the HTML that Markdown produced. */
function visibleText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim()
}
