// Converts a page's main part to Markdown. Elements without an equivalent in Markdown become their text.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

type Element = Tree.Element
const isElement = (node: Tree.Node): node is Element => 'tagName' in node

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'form', 'dialog', 'button'])
const blocks = new Set(
  'article aside blockquote dd details div dl dt figcaption figure footer header li main nav ol p section summary table tbody thead tr ul'.split(
    ' ',
  ),
)

export function markdownOf(html: string): string {
  const main = find(parse(html), 'main')
  const text = main ? inside(main) : ''
  return `${text
    .replaceAll('\u00ad', '')
    .split('\n')
    .map(line => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

function find(node: Tree.Node, name: string): Element | undefined {
  if (isElement(node) && node.tagName === name) return node
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    const found = find(child, name)
    if (found) return found
  }
  return undefined
}

const inside = (element: Element): string => element.childNodes.map(written).join('')
const attribute = (element: Element, name: string) => element.attrs.find(attr => attr.name === name)?.value

function written(node: Tree.ChildNode): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ')
  if (!isElement(node) || unread.has(node.tagName) || attribute(node, 'aria-hidden') === 'true') return ''
  const { tagName: tag } = node
  const text = inside(node)
  if (/^h[1-6]$/.test(tag)) return `\n\n${'#'.repeat(Number(tag[1]))} ${text.replace(/\s+/g, ' ').trim()}\n\n`
  if (tag === 'img') return picture(node)
  if (tag === 'br') return '\n'
  if (text.trim() === '') return blocks.has(tag) ? `\n${text}` : text
  if (tag === 'a') return link(node, text)
  if (tag === 'strong' || tag === 'b') return `**${text.trim()}**`
  if (tag === 'em' || tag === 'i') return `_${text.trim()}_`
  if (tag === 'li') return `\n- ${text.trim().replace(/\n+/g, ' ')}\n`
  if (tag === 'td' || tag === 'th') return `${text.trim()} | `
  if (tag === 'tr') return `\n| ${text.trim()}\n`
  return blocks.has(tag) ? `\n\n${text}\n\n` : text
}

function picture(node: Element): string {
  const alt = attribute(node, 'alt')
  return alt ? `\n\n![${alt}](${attribute(node, 'src') ?? ''})\n\n` : ''
}

/** Writes a link. A link around a whole card becomes a link with all its words. */
function link(node: Element, text: string): string {
  const target = attribute(node, 'href')
  const words = text.replace(/!\[[^\]]*\]\([^)]*\)/g, '').replace(/[#\s]+/g, ' ')
  return target && words.trim() ? `[${words.trim()}](${target})` : text
}
