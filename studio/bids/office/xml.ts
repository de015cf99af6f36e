// Reads and writes XML as a tree. A document type, and with it every external or nested entity, is refused.
import { UnreadableFile } from './zip.server.ts'

export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] }
export type XmlNode = XmlElement | string

type Value = string | number | undefined
type Child = XmlNode | false | undefined | readonly Child[]

/** Makes an element. Attributes and children that are undefined are left out. */
export const element = (
  name: string,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): XmlElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)] as const],
    ),
  ),
  children: flat(children),
})

/** Makes an element without attributes. */
export const elementOf = (name: string, ...children: Child[]): XmlElement => element(name, {}, ...children)

const flat = (children: readonly Child[]): XmlNode[] =>
  children.flatMap(child => {
    if (child === undefined || child === false) return []
    return Array.isArray(child) ? flat(child) : [child as XmlNode]
  })

export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${writeXml(root)}`

/** Matches characters that XML 1.0 cannot hold, not even as numbers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) =>
  text.replace(impossible, '').replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escaped(node)
  const { name, attributes, children } = node
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const start = `<${name}${pairs.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.map(writeXml).join('')}</${name}>`
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** Strips the namespace prefix, so that `cbc:ID` and `ID` are equal. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

export const textOf = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')

/** Yields all elements below the given one, in their order. Recursion is safe, because the reader limits the depth. */
export function* descendants(node: XmlElement): Generator<XmlElement> {
  for (const child of node.children) {
    if (!isElement(child)) continue
    yield child
    yield* descendants(child)
  }
}

const maxDepth = 200
const maxElements = 500_000

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<\/(?<end>[^\s<>/]+)\s*>|<(?<name>[^\s<>/!?"'=]+)(?<pairs>(?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/)?>|(?<text>[^<]+)/y
const pair = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));?/g, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

export function parseXml(bytes: Buffer): XmlElement {
  const text = decoded(bytes)
  const document: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [document]
  let count = 0
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const { lastIndex } = token
    const { groups } = token.exec(text) ?? {}
    if (!groups) {
      const isType = text.startsWith('<!DOCTYPE', lastIndex)
      throw new UnreadableFile(isType ? 'XML with a document type' : `not XML at ${lastIndex}`)
    }
    const parent = open.at(-1) as XmlElement
    const { data, end, name, pairs = '', empty, text: characters } = groups
    if (data !== undefined) parent.children.push(data)
    else if (characters !== undefined) parent.children.push(unescaped(characters))
    else if (end !== undefined) {
      if (open.length < 2 || parent.name !== end) throw new UnreadableFile(`XML: unexpected </${end}>`)
      open.pop()
    } else if (name !== undefined) {
      if (++count > maxElements || open.length > maxDepth)
        throw new UnreadableFile('XML too large or too deep')
      const attributes: Record<string, string> = Object.create(null)
      for (const [, key = '', double, single = ''] of pairs.matchAll(pair))
        attributes[key] = unescaped(double ?? single)
      const child = { name, attributes, children: [] }
      parent.children.push(child)
      if (!empty) open.push(child)
    }
  }
  const roots = document.children.filter(isElement)
  if (open.length !== 1 || roots.length !== 1) throw new UnreadableFile('XML without one whole root')
  return roots[0] as XmlElement
}

function decoded(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const name = isUtf16
    ? bytes[0] === 0xff
      ? 'utf-16le'
      : 'utf-16be'
    : (/^<\?xml[^>]*encoding=["'](?<name>[\w-]+)/.exec(bytes.toString('latin1', 0, 200))?.groups?.name ??
      'utf-8')
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile(`XML in an unknown or broken encoding`)
  }
}
