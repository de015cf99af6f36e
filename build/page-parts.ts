// What a built page consists of, read by an HTML parser: what the security policy has to allow, what the sitemap names,
// and what a page needs to be shown offline.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

export interface PageParts {
  /** CSP source expressions of the inline scripts and styles. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Addresses of its scripts and of the typeface it preloads. */
  needs: string[]
  /** Addresses of the pictures it shows, each once. */
  pictures: string[]
}

/** Script types a browser acts on. Any other type, such as application/ld+json, is data and needs no hash. */
const executed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/

export async function readPageParts(dir: string, file: string): Promise<PageParts> {
  return pageParts(await readFile(join(dir, file), 'utf8'))
}

export function pageParts(html: string): PageParts {
  const parts = {
    scriptHashes: new Set<string>(),
    styleHashes: new Set<string>(),
    needs: new Set<string>(),
    pictures: new Set<string>(),
  }
  for (const { tagName, attribute, text } of elements(parse(html))) {
    const src = attribute('src')
    if (tagName === 'style') parts.styleHashes.add(hash(text()))
    else if (tagName === 'script' && src !== undefined) parts.needs.add(src)
    else if (tagName === 'script' && executed.test((attribute('type') ?? '').trim().toLowerCase()))
      parts.scriptHashes.add(hash(text()))
    else if (tagName === 'link' && attribute('rel') === 'preload') parts.needs.add(attribute('href') ?? '')
    else if (tagName === 'img' && src !== undefined) parts.pictures.add(src)
  }
  return {
    scriptHashes: [...parts.scriptHashes],
    styleHashes: [...parts.styleHashes],
    needs: [...parts.needs],
    pictures: [...parts.pictures],
  }
}

type Found = { tagName: string; attribute: (name: string) => string | undefined; text: () => string }

/** Every element of a page in its order, also those that templates hold. */
function* elements(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Found> {
  for (const node of tree.getChildNodes(parent)) {
    if (!tree.isElementNode(node)) continue
    yield {
      tagName: node.tagName,
      attribute: name => node.attrs.find(attribute => attribute.name === name)?.value,
      text: () => node.childNodes.map(child => (tree.isTextNode(child) ? child.value : '')).join(''),
    }
    yield* elements(node)
    if ('content' in node) yield* elements((node as DefaultTreeAdapterTypes.Template).content)
  }
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
