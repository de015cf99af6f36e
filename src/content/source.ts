// Parses one file of content/: its data, the line of each entry, and problems of its text.
import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Range,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Path } from './changes.ts'
import type { Sentence } from './problems.ts'

/** A problem of the text itself. */
type TextProblem = { line: number; says: Sentence }

export type SourceFile = {
  /** Undefined if the text is not valid YAML. */
  data: unknown
  found: TextProblem[]
  lineOf: (path: Path) => number
}

const encoding: Sentence = {
  de: 'ist nicht als UTF-8 gespeichert; speichern Sie die Datei mit dieser Codierung und schreiben Sie verlorene Buchstaben (�) neu',
  en: 'is not saved as UTF-8; save the file in this encoding and write lost letters (�) again',
}
const conflict: Sentence = {
  de: 'zwei Personen haben dieselben Zeilen geändert; behalten Sie eine Fassung und löschen Sie die Zeilen mit <<<<<<<, ======= und >>>>>>>',
  en: 'two people changed the same lines; keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>',
}
const layout: Sentence = {
  de: 'passt nicht zu den Zeilen darum herum: je Stufe zwei Leerzeichen einrücken, keine Tabulatoren, nach jedem Namen ein Doppelpunkt und ein Leerzeichen',
  en: 'does not fit the lines around it: indent by two spaces for each step, without tabs, and put a colon and a space after each name',
}
const quotes: Sentence = {
  de: 'ein Text mit Doppelpunkt oder Komma, oder mit einem besonderen Zeichen am Anfang, braucht gerade Anführungszeichen "…" außen, innen „ und “',
  en: 'a text with a colon or comma, or with a special character at its beginning, needs straight quotes "…" outside and “ and ” inside',
}
const open: Sentence = {
  de: 'das Anführungszeichen oder die Klammer, die hier beginnt, wird nicht geschlossen',
  en: 'the quote or bracket that opens here is not closed',
}
const twice: Sentence = {
  de: 'dieser Name kommt in derselben Gruppe zweimal vor; behalten Sie einen Eintrag',
  en: 'this name occurs twice in the same group; keep one entry',
}
const comment: Sentence = {
  de: 'alles nach dem # wird nicht gelesen; setzen Sie den Text in gerade Anführungszeichen "…", oder eine Notiz in eine eigene Zeile',
  en: 'everything after the # is not read; put the text in straight quotes "…", or a note on a line of its own',
}

/** The parser errors that missing quotes can cause. */
const unquoted: YAMLError['code'][] = [
  'BAD_ALIAS',
  'BAD_DQ_ESCAPE',
  'BAD_SCALAR_START',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'TAG_RESOLVE_FAILED',
  'UNEXPECTED_TOKEN',
]

export function readSource(bytes: Buffer): SourceFile {
  const text = new TextDecoder().decode(bytes)
  const positions = new LineCounter()
  const document = parseDocument(text, { lineCounter: positions })
  const lineAt = (offset: number) => positions.linePos(offset).line
  const firstLine = (pattern: RegExp) => text.slice(0, text.search(pattern)).split('\n').length
  const found: TextProblem[] = []
  if (text.includes('\ufffd')) found.push({ line: firstLine(/\ufffd/), says: encoding })
  else if (conflictMark.test(text)) found.push({ line: firstLine(conflictMark), says: conflict })
  else found.push(...unreadable(document, text, lineAt))
  const data = found.length === 0 ? document.toJS() : undefined
  found.push(...cutTexts(document, text).map(offset => ({ line: lineAt(offset), says: comment })))
  found.sort((a, b) => a.line - b.line)
  return { data, found, lineOf: path => lineOf(document, path, lineAt) }
}

const conflictMark = /^(<{7}|={7}|>{7})( |$)/m

/**
 * Reports only the first error of the parser, because the others follow from it. Anchors and aliases are texts without
 * quotes.
 */
function unreadable(document: Document, text: string, lineAt: (offset: number) => number): TextProblem[] {
  const [error, second] = [...document.errors, ...document.warnings]
  if (error) {
    const [at] = error.pos
    if (error.code === 'DUPLICATE_KEY') return [{ line: lineAt(at), says: twice }]
    const opened = notClosed(document, text).findLast(offset => offset < at)
    if (opened !== undefined) return [{ line: lineAt(opened), says: open }]
    const isText = unquoted.includes(error.code) && second?.code !== 'MULTILINE_IMPLICIT_KEY'
    return [{ line: lineAt(at), says: isText ? quotes : layout }]
  }
  return nodesIn(document)
    .filter(node => isAlias(node) || node.anchor)
    .map(node => ({ line: lineAt(node.range[0]), says: quotes }))
}

type PlacedNode = (Alias | Scalar | YAMLMap | YAMLSeq) & { range: Range }

function nodesIn(document: Document): PlacedNode[] {
  const nodes: PlacedNode[] = []
  visit(document, { Node: (_, node) => void (node.range && nodes.push(node as PlacedNode)) })
  return nodes
}

/** Returns the start of each quoted text that continues on the next line, and of each bracket that is not closed. */
const notClosed = (document: Document, text: string): number[] =>
  nodesIn(document).flatMap(node => {
    const [start, end] = node.range
    const source = text.slice(start, end)
    const isOpen = isScalar(node)
      ? /^["']/.test(source) && !/^(["']).*\1$/.test(source)
      : isCollection(node) && node.flow && !/[}\]]$/.test(source)
    return isOpen ? [start] : []
  })

/** Finds comments after a text. Most of them are texts with an unquoted #, of which visitors would see only the first part. */
const cutTexts = (document: Document, text: string): number[] =>
  nodesIn(document).flatMap(node => {
    const [start, end, next] = node.range
    return isScalar(node) && node.type === 'PLAIN' && /^[ \t]*#/.test(text.slice(end, next)) ? [start] : []
  })

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
