// Turns Markdown into HTML for an editor, and back. A text that does not come back letter by letter is edited as
// Markdown.
import { hasMarks, renderMarkdown } from '../../src/content/markdown.ts'
import { firstLocale } from '../../src/routes.ts'

/**
 * Links keep the path from the file, which is that of the first language. Line ends between blocks would show, so they
 * are removed.
 */
export const htmlOf = (markdown: string): string =>
  renderMarkdown(markdown, firstLocale()).replace(/(<\/?(?:p|ul|ol|li|h\d|blockquote)>)\n+/g, '$1')

/** Parses without running or loading anything. */
const parsed = (html: string): Node => new DOMParser().parseFromString(html, 'text/html').body

export const isLossless = (markdown: string): boolean =>
  markdownOf(parsed(htmlOf(markdown))) === markdown.trim()

/** Keeps paragraphs, lists, bold, italic and links of foreign HTML, such as from Word, and nothing else. */
export const cleaned = (html: string): string => htmlOf(markdownOf(parsed(html), true))

/** Foreign HTML wraps its lines anywhere, so its line breaks become spaces. */
export function markdownOf(root: Node, isForeign = false): string {
  const blocks: string[] = []
  const textOf = hasMarks((root.textContent ?? '').trim()) ? escaped : (text: string) => text
  const isHeading = /^H[1-6]$/.test(root.nodeName)
  let line = ''
  const endLine = () => {
    const text = line.trim()
    if (text !== '') blocks.push(isHeading ? text : withoutBlocks(text))
    line = ''
  }
  for (const node of root.childNodes) {
    const name = node.nodeName
    if (name === 'UL' || name === 'OL') {
      endLine()
      blocks.push(listOf(node, isForeign))
    } else if (isBlock(node)) {
      endLine()
      const inner = markdownOf(node, isForeign)
      const level = /^H([1-6])$/.exec(name)?.[1]
      if (inner !== '') blocks.push(level ? `${'#'.repeat(Number(level))} ${inner}` : inner)
    } else line += inlineOf(node, isForeign, textOf)
  }
  endLine()
  return blocks.join('\n\n')
}

/** Keeps the asterisks of "Architekt*innen" from becoming italics. */
const escaped = (text: string) => text.replace(/[\\*~`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')

/** Keeps a line that begins with "19. " or a hyphen from becoming a list. */
const withoutBlocks = (text: string) =>
  text
    .replace(/^ *(?=(?:[-+*]|#{1,6})(?: |$)|>|[-=_*]+ *$)/gm, '\\')
    .replace(/^( *\d+)(?=[.)](?: |$))/gm, '$1\\')

const blockNames = /^(P|DIV|H[1-6]|SECTION|ARTICLE|TABLE|TBODY|TR|TD|BLOCKQUOTE|BODY|CENTER)$/
const isBlock = ({ nodeName }: Node) => blockNames.test(nodeName)
const unseen = /^(STYLE|SCRIPT|META|LINK|TITLE|IMG|#comment|O:P)$/

function listOf(list: Node, isForeign: boolean): string {
  const items = [...list.childNodes].filter(({ nodeName }) => nodeName === 'LI')
  const isLoose = items.some(item => [...item.childNodes].some(({ nodeName }) => nodeName === 'P'))
  return items
    .map((item, index) => {
      const mark = list.nodeName === 'OL' ? `${index + 1}. ` : '- '
      const inner = markdownOf(item, isForeign).replace(/\n\n(?=(- |1\. ))/g, '\n')
      return mark + inner.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
    })
    .join(isLoose ? '\n\n' : '\n')
}

const marks: Record<string, string> = { B: '**', STRONG: '**', I: '*', EM: '*' }

function inlineOf(node: Node, isForeign: boolean, textOf: (text: string) => string): string {
  const { nodeName } = node
  if (unseen.test(nodeName)) return ''
  if (nodeName === '#text') {
    const text = (node.textContent ?? '').replaceAll('\u00a0', isForeign ? ' ' : '\u00a0')
    return textOf(isForeign ? text.replace(/\s+/g, ' ') : text)
  }
  if (nodeName === 'BR') return '  \n'
  // A single asterisk within bold, italic or a link would break it.
  const ofChildren = nodeName in marks || nodeName === 'A' ? escaped : textOf
  const inner = [...node.childNodes].map(child => inlineOf(child, isForeign, ofChildren)).join('')
  const href = nodeName === 'A' ? (node as Element).getAttribute('href') : undefined
  if (href && /^(\/|https?:|mailto:|tel:|#)/.test(href))
    return around(inner, '[', `](${href.replace(/^http:/, 'https:')})`)
  const mark = marks[nodeName]
  return mark ? around(inner, mark, mark) : inner
}

/** Puts marks directly around the words, and keeps surrounding space outside. */
function around(text: string, before: string, after: string): string {
  const [, head = '', words = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return words === '' ? text : `${head}${before}${words}${after}${tail}`
}
