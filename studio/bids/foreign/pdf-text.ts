// Reads the text layer of a PDF: joins lines that were wrapped, and keeps cells of a table apart.
import { extractTextItems } from 'unpdf'
import { UnreadableFile } from '../office/zip.server.ts'

export type PdfItem = { str: string; x: number; y: number; width: number; fontSize: number }
type Line = { text: string; left: number; right: number; y: number; size: number; firstWord: number }

/** Distances in font sizes. Lines of a block lie up to 1.6 apart, the words of a justified line up to 1.5. */
const maxLeading = 1.6
const maxGap = 1.5
const maxIndent = 3
const leastSpace = 0.15

const bullet = /^(?:[-–—•▪●○■□*·]|\d{1,2}[.)]|[a-z]\)|\(\d{1,2}\))(?:\s|$)/

export async function pdfText(bytes: Buffer): Promise<string> {
  const pages = await extractTextItems(new Uint8Array(bytes)).then(
    ({ items }) => items,
    () => {
      throw new UnreadableFile('a PDF that cannot be opened')
    },
  )
  const paragraphs = pages.flatMap(paragraphsOf)
  if (paragraphs.length === 0) throw new UnreadableFile('a PDF without text')
  return paragraphs.join('\n')
}

/** Keeps the items in the order of the file, which is the order of reading: a cell of a table comes as a whole. */
export function paragraphsOf(items: readonly PdfItem[]): string[] {
  const lines = linesOf(items)
  const blocks: Line[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    if (block && last && isBelow(last, line)) block.push(line)
    else blocks.push([line])
  }
  return blocks.flatMap(block => unwrap(block, lines)).map(paragraph => paragraph.trim().replace(/\s+/g, ' '))
}

function linesOf(items: readonly PdfItem[]): Line[] {
  const lines: Line[] = []
  for (const { str, x, y, width, fontSize } of items) {
    if (str.trim() === '') continue
    const size = fontSize || 10
    const line = lines.at(-1)
    const gap = line ? x - line.right : 0
    if (line && Math.abs(line.y - y) < size / 2 && gap < size * maxGap && gap > -size) {
      const isApart = gap > size * leastSpace && !/\s$/.test(line.text) && !/^\s/.test(str)
      line.text += isApart ? ` ${str}` : str
      line.right = x + width
    } else {
      const letters = str.trim().search(/\s|$/)
      lines.push({ text: str, left: x, right: x + width, y, size, firstWord: (width * letters) / str.length })
    }
  }
  return lines
}

function isBelow(last: Line, line: Line): boolean {
  const down = last.y - line.y
  return (
    down > 0 &&
    down < line.size * maxLeading &&
    Math.abs(line.left - last.left) < line.size * maxIndent &&
    Math.abs(line.size - last.size) < 0.5 &&
    !bullet.test(line.text.trim())
  )
}

/**
 * Joins the lines of a block. A line that had room for the next word was ended on purpose, as in a list. The other
 * lines of the page with the same left edge show how far a line could have reached.
 */
function unwrap(block: Line[], page: Line[]): string[] {
  const { left = 0, size = 0 } = block[0] ?? {}
  const sameEdge = page.filter(line => Math.abs(line.left - left) < size * 0.3)
  const edge = Math.max(...[...block, ...sameEdge].map(({ right }) => right))
  const paragraphs: string[] = []
  for (const [index, line] of block.entries()) {
    const last = block[index - 1]
    const before = paragraphs.at(-1)?.trimEnd() ?? ''
    const isWrapped = last && edge - last.right < line.firstWord + line.size / 2
    if (isDivided(before, line.text)) paragraphs.splice(-1, 1, before.slice(0, -1) + line.text)
    else if (isWrapped) paragraphs.splice(-1, 1, `${before} ${line.text}`)
    else paragraphs.push(line.text)
  }
  return paragraphs
}

/** True for a word that was hyphenated at the end of a line. "Leistungs- und" keeps its hyphen. */
const isDivided = (before: string, next: string): boolean =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(next) && !/^(?:und|oder|bzw|and|or)\b/.test(next)
