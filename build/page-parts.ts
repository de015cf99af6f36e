// Parses a built page for other steps: the security policy needs hashes, the sitemap needs the canonical address, and the
// service worker needs the files of the offline page.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

export interface PageParts {
  /** The canonical address, if search engines may index the page. */
  canonical: string | undefined
  /** A hash of the visible content: title, description, text and pictures, but not the names of files. */
  content: string
  /** CSP source expressions of the inline scripts and styles. */
  scriptHashes: string[]
  styleHashes: string[]
  /** The addresses of its scripts and of the typeface that it preloads. */
  needs: string[]
  /** The addresses of the pictures it shows, each once. */
  pictures: string[]
}

/** The script types that browsers execute. Any other type, such as application/ld+json, is data and needs no hash. */
const executed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/

export async function readPageParts(dir: string, file: string): Promise<PageParts> {
  return pageParts(await readFile(join(dir, file), 'utf8'))
}

export function pageParts(html: string): PageParts {
  const [scripts, styles, needs, pictures] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  const said: string[] = []
  let canonical: string | undefined
  for (const element of elements(parse(html))) {
    const { tagName, attribute } = element
    const src = attribute('src')
    const type = (attribute('type') ?? '').trim().toLowerCase()
    if (tagName === 'style') styles.add(hash(textOf(element)))
    else if (tagName === 'script' && src !== undefined) needs.add(src)
    else if (tagName === 'script' && executed.test(type)) scripts.add(hash(textOf(element)))
    else if (tagName === 'link' && attribute('as') === 'font') needs.add(attribute('href') ?? '')
    else if (tagName === 'link' && attribute('rel') === 'canonical') canonical = attribute('href')
    else if (tagName === 'img' && src !== undefined) pictures.add(src)
    else if (tagName === 'title' || tagName === 'main') said.push(wordsOf(element))
    else if (tagName === 'meta' && attribute('name') === 'description') said.push(attribute('content') ?? '')
  }
  return {
    canonical,
    content: createHash('sha256')
      .update([...said, ...pictures].join('\n'))
      .digest('base64url'),
    scriptHashes: [...scripts].map(inPolicy),
    styleHashes: [...styles].map(inPolicy),
    needs: [...needs],
    pictures: [...pictures],
  }
}

type Found = DefaultTreeAdapterTypes.Element & { attribute: (name: string) => string | undefined }

/** Yields every element of a page in order, including those in templates. */
function* elements(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Found> {
  for (const node of tree.getChildNodes(parent)) {
    if (!tree.isElementNode(node)) continue
    yield { ...node, attribute: name => node.attrs.find(attribute => attribute.name === name)?.value }
    yield* elements(node)
    if ('content' in node) yield* elements((node as DefaultTreeAdapterTypes.Template).content)
  }
}

const textOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) =>
  childNodes.map(child => (tree.isTextNode(child) ? child.value : '')).join('')

/** Returns the readable text of an element, with single spaces. */
function wordsOf(parent: DefaultTreeAdapterTypes.ParentNode): string {
  const words = [textOf(parent)]
  for (const element of elements(parent))
    if (element.tagName !== 'script' && element.tagName !== 'style') words.push(textOf(element))
  return words.join(' ').replace(/\s+/g, ' ')
}

const hash = (content: string) => createHash('sha256').update(content).digest('base64')
const inPolicy = (digest: string) => `'sha256-${digest}'`
