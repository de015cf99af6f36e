// One file of content/ as written: its data, where each entry stands, and what is wrong with it as a text.
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import type { Path } from './changes.ts'
import { curlyQuotes, cutByHash, type Found, neverRight, specialStart, whyStopped } from './mistakes.ts'

export type SourceFile = {
  /** Undefined where the text cannot be read as YAML. */
  data: unknown
  found: Found[]
  lineOf: (path: Path) => number
}

const notUtf8 = {
  de: 'ist nicht als UTF-8 gespeichert; wählen Sie im Editor „Mit Codierung speichern“, dort UTF-8',
  en: 'is not saved as UTF-8; in your editor choose "save with encoding", then UTF-8',
}

export function readSource(bytes: Buffer): SourceFile {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { data: undefined, found: [{ line: firstBadLine(bytes), says: notUtf8 }], lineOf: () => 1 }
  }
  const positions = new LineCounter()
  const document = parseDocument(text, { lineCounter: positions })
  const lineAt = (offset: number) => positions.linePos(offset).line
  const lines = text.split(/\r?\n/)
  const found = neverRight(lines)
  if (found.length === 0) {
    // What the parser says after its first complaint follows from it.
    const [stopped] = [...document.errors, ...document.warnings]
    if (stopped)
      found.push(
        whyStopped(stopped, lineAt(stopped.pos[0]), lineAt(lastOpened(document, stopped.pos[0])), lines),
      )
    else found.push(...misread(document, lineAt))
  }
  const data = found.length === 0 ? document.toJS() : undefined
  found.push(...cutTexts(text, lineAt))
  found.sort((a, b) => a.line - b.line)
  return { data, found, lineOf: path => lineOf(document, path, lineAt) }
}

function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n')
  const bad = lines.findIndex(line => Buffer.from(line, 'latin1').toString().includes('\ufffd'))
  return bad + 1
}

/** Where the last quoted text or braced group before an offset begins. */
function lastOpened(document: Document, before: number): number {
  let opened = 0
  visit(document, {
    Node: (_, node) => {
      const opens = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow
      const start = node.range?.[0] ?? 0
      if (opens && start < before) opened = Math.max(opened, start)
    },
  })
  return opened
}

/** What the parser takes for something else than was meant. */
function misread(document: Document, lineAt: (offset: number) => number): Found[] {
  const found: Found[] = []
  const at = (node: { range?: [number, number, number] | null }) => lineAt(node.range?.[0] ?? 0)
  visit(document, {
    Alias: (_, node) => void found.push({ line: at(node), says: specialStart }),
    Scalar: (_, node) => {
      if (node.anchor) found.push({ line: at(node), says: specialStart })
      if (node.type === 'PLAIN' && /^[„“”‚‘’«»‹›].*[“”‘’«»‹›]$/s.test(String(node.value)))
        found.push({ line: at(node), says: curlyQuotes })
    },
  })
  return found
}

/** A comment behind a text: mostly a text with a # in it, of which visitors would see the first half. */
function cutTexts(text: string, lineAt: (offset: number) => number): Found[] {
  const found: Found[] = []
  if (!/\S[ \t]+#/.test(text)) return found
  let offset = 0
  let marked = ''
  let lineIsEmpty = true
  for (const token of new Lexer().lex(text)) {
    // Marks that the lexer puts in; the last of them says that a text follows, which may begin with #.
    if (['\u0002', '\u0018', '\u001f'].includes(token)) {
      marked = token
      continue
    }
    if (token.startsWith('#') && marked !== '\u001f' && !lineIsEmpty)
      found.push({ line: lineAt(offset), says: cutByHash })
    if (token.trim() !== '') lineIsEmpty = false
    if (token.endsWith('\n')) lineIsEmpty = true
    marked = ''
    offset += token.length
  }
  return found
}

function lineOf(document: Document, path: Path, lineAt: (offset: number) => number): number {
  for (let length = path.length; length >= 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => String(key) === String(path[length - 1]))
      if (isNode(pair?.key) && pair.key.range) return lineAt(pair.key.range[0])
    }
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
  }
  return 1
}
