// Reads the text of a foreign file. It runs in a process of its own, which the file may crash.
import { parse } from 'parse5'
import { decodeText } from '../../content/decode-text.ts'
import { descendants, localName, parseXml, textOf, type XmlElement } from '../office/xml.ts'
import { readZip, UnreadableFile } from '../office/zip.server.ts'
import { unknownSign } from '../tender/leftover.ts'
import { isNotice, type NoticeFields, noticeOf } from './eforms.ts'
import { pdfText } from './pdf-text.ts'

export type ForeignText = {
  kind: 'text' | 'html' | 'docx' | 'pdf' | 'eforms'
  text: string
  notice?: NoticeFields
}

const wordLimits = { entries: 2000, unpackedBytes: 60_000_000 }
/** About 300 pages. */
const maxCharacters = 1_000_000

export async function readFile(bytes: Buffer): Promise<ForeignText> {
  const read = await byBeginning(bytes)
  if (read.text.length > maxCharacters) throw new UnreadableFile('too much text')
  if (!/\S/.test(read.text)) throw new UnreadableFile('no text')
  return read
}

/** Tells the format by the first bytes, because the name of a file may be wrong. */
async function byBeginning(bytes: Buffer): Promise<ForeignText> {
  const start = bytes
    .toString('latin1', 0, 400)
    .replace(/^(?:\xef\xbb\xbf)?\s+/, '')
    .toLowerCase()
  if (bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004') return { kind: 'docx', text: wordText(bytes) }
  if (start.startsWith('%pdf-')) return { kind: 'pdf', text: await pdfText(bytes) }
  if (/^(?:\xef\xbb\xbf)?<(?:!doctype html|html)/.test(start)) return { kind: 'html', text: htmlText(bytes) }
  if (/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?<\0?[!?a-z]/.test(start)) return xmlText(bytes)
  return { kind: 'text', text: plainText(bytes) }
}

function wordText(bytes: Buffer): string {
  const part = readZip(bytes, wordLimits).find(({ name }) => name === 'word/document.xml')
  if (!part) throw new UnreadableFile('not a Word file')
  return [...paragraphs(parseXml(part.bytes))].join('\n')
}

/** Elements of Word that stand for a sign. A symbol has a number in its typeface and no text, so it stays unknown. */
const wordSigns: Record<string, string> = {
  br: ' ',
  tab: ' ',
  ptab: ' ',
  cr: '\n',
  noBreakHyphen: '-',
  sym: unknownSign,
}

/** Yields a line for each paragraph, including those in the cells of a table. */
function* paragraphs(root: XmlElement): Generator<string> {
  for (const element of descendants(root)) {
    if (localName(element) !== 'p') continue
    const parts = [...descendants(element)].map(part => {
      const name = localName(part)
      return name === 't' ? textOf(part) : (wordSigns[name] ?? '')
    })
    yield parts.join('')
  }
}

function xmlText(bytes: Buffer): ForeignText {
  const root = parseXml(bytes)
  if (!isNotice(root)) throw new UnreadableFile('XML that is no notice')
  const notice = noticeOf(root)
  const isDivided = notice.lots.length > 1
  const text = notice.fields.map(({ lot, name, text, numbers }) => {
    const head = [isDivided && lot, name].filter(Boolean).join(', ')
    const thresholds = numbers.length > 0 && `BT-752: ${numbers.join(', ')}`
    return [head && `${head}:`, text, thresholds].filter(Boolean).join('\n')
  })
  return { kind: 'eforms', text: text.join('\n\n'), notice }
}

type HtmlNode = { nodeName: string; value?: string; childNodes?: HtmlNode[] }
const blocks = /^(?:p|div|li|tr|td|th|h[1-6]|br|section|article|table|ul|ol|dt|dd)$/

function htmlText(bytes: Buffer): string {
  const parts: string[] = []
  // Uses its own stack, because pages may be nested too deep for recursion.
  const open: (HtmlNode | string)[] = [parse(plainText(bytes)) as unknown as HtmlNode]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') parts.push(node)
    else if (node.nodeName === '#text') parts.push((node.value ?? '').replace(/\s+/g, ' '))
    else if (!/^(?:script|style|template|head)$/.test(node.nodeName)) {
      const isBlock = blocks.test(node.nodeName)
      open.push(...(isBlock ? ['\n'] : []), ...[...(node.childNodes ?? [])].reverse())
      if (isBlock) parts.push('\n')
    }
  }
  return parts.join('').replace(/ *\n[ \n]*/g, '\n')
}

function plainText(bytes: Buffer): string {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new UnreadableFile('not a text')
  return text
}
