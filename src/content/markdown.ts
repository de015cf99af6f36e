import { Marked } from 'marked'
import { type Locale, localizePath } from '../routes.ts'

const marked = new Marked({ gfm: true })

export function linksOf(source: string): { type: string; href: string }[] {
  const links: { type: string; href: string }[] = []
  marked.walkTokens(marked.lexer(source.replaceAll('<', '&lt;')), token => {
    if (token.type === 'link' || token.type === 'image') links.push(token as { type: string; href: string })
  })
  return links
}

/** Checks whether a text contains characters that Markdown would turn into italics, a link or the like. */
export function hasMarks(source: string): boolean {
  let isMarked = false
  marked.walkTokens(marked.lexer(source), ({ type, raw }) => {
    isMarked ||= /^(em|strong|del|codespan|escape)$/.test(type) || /^!?\[/.test(raw)
  })
  return isMarked
}

/** Renders the firm's own text. Raw HTML in it is escaped, never passed through. */
export function renderMarkdown(source: string, locale: Locale): string {
  const escaped = source.replaceAll('<', '&lt;')
  const html = marked.parse(escaped, { async: false })
  return html.trim().replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${localizePath(path, locale)}"`)
}
