// Reads the built site as machines do: the head of every page, and the files for search engines, feed readers and
// address books. `npm run looks` writes it into the firm's record, and heads.test.ts compares.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { localeOfPath } from '../../src/routes.ts'
import { files, pages, site } from './support.ts'

type Element = DefaultTreeAdapterTypes.Element
type Head = {
  title: string
  meta: Record<string, string>
  links: Record<string, string>
  /** Structured data. A block that several pages share appears here only by name. */
  data: unknown[]
}
export type Heads = {
  shared: Record<string, unknown>
  pages: Record<string, Head>
  files: Record<string, unknown>
}

/** Links whose file names change with every build. */
const ofBuild = new Set(['stylesheet', 'preload', 'modulepreload', 'prefetch'])

/** Replaces the hashes in file names and the versions of share pictures, because they change with the bytes. */
const withoutHashes = (text: string): string =>
  text
    .replace(/(\/(?:_astro|videos)\/[^\s"?]+?)\.[\w-]+(\.\w+)(?=["\s]|$)/g, '$1.*$2')
    .replace(/\?v=\w+/g, '')

function attributesOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, withoutHashes(value)]))
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap(child => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

const textOf = (element: Element): string =>
  element.childNodes.map(child => ('value' in child ? child.value : '')).join('')

function headOf(html: string): Head {
  const head: Head = { title: '', meta: {}, links: {}, data: [] }
  for (const element of elementsIn(parse(html))) {
    const own = attributesOf(element)
    if (element.tagName === 'title' && element.namespaceURI.endsWith('xhtml')) head.title = textOf(element)
    const name = own.name ?? own.property
    if (element.tagName === 'meta' && name) head.meta[name] = own.content ?? ''
    if (element.tagName === 'link' && own.rel && !ofBuild.has(own.rel))
      head.links[[own.rel, own.hreflang ?? own.type ?? own.sizes].filter(Boolean).join(' ')] = own.href ?? ''
    if (element.tagName === 'script' && own.type === 'application/ld+json')
      head.data.push(JSON.parse(withoutHashes(textOf(element))))
  }
  return head
}

/** Writes each data block that several pages share just once, under its type and language. */
function share(heads: [string, Head][]): Pick<Heads, 'shared' | 'pages'> {
  const count = new Map<string, number>()
  for (const block of heads.flatMap(([, { data }]) => data.map(block => JSON.stringify(block))))
    count.set(block, (count.get(block) ?? 0) + 1)
  const shared: Record<string, unknown> = {}
  const nameOf = (block: unknown, path: string) => {
    const type = (block as { '@type'?: string })['@type']
    for (let number = 1; ; number++) {
      const name = [type, localeOfPath(path), ...(number > 1 ? [number] : [])].join(' ')
      shared[name] ??= block
      if (JSON.stringify(shared[name]) === JSON.stringify(block)) return name
    }
  }
  const named = heads.map(([path, head]): [string, Head] => [
    path,
    {
      ...head,
      data: head.data.map(block =>
        (count.get(JSON.stringify(block)) ?? 0) > 1 ? nameOf(block, path) : block,
      ),
    },
  ])
  return { shared, pages: Object.fromEntries(named) }
}

const isForMachines =
  /^(?:(?:en\/)?(?:news\.xml|manifest\.webmanifest)|robots\.txt|_redirects|people\/[^/]+\.vcf|\.well-known\/[^/]+)$/

export function readHeads(): Heads {
  const texts = files
    .filter(file => isForMachines.test(file))
    .sort()
    .map(file => [`/${file}`, readFileSync(join(site, file), 'utf8').replaceAll('\r\n', '\n')] as const)
  return {
    ...share(pages.map(({ path, html }) => [path, headOf(html)])),
    files: Object.fromEntries(
      texts.map(([file, text]) => [file, file.endsWith('webmanifest') ? JSON.parse(text) : text]),
    ),
  }
}
