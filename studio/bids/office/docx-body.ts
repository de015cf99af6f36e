// The body of a Word document: one section per sheet, with headings, tables and figures.
import { type Paper, paperSizes } from '../sheet-choice.ts'
import { field, namespaces, paragraph, table, twips, value } from './docx-elements.ts'
import { drawn, type SheetPicture } from './docx-picture.ts'
import { element, elementOf, type XmlElement } from './xml.ts'

export type BidSheet = {
  /** Its number in the bid. */
  number: number
  /** The line above the title; by default the word for a reference and the number. */
  head?: string
  title: string
  place: string
  facts: { label: string; value: string }[]
  /** The criteria of the tender with their proof, numbered as in the tender. */
  proof: { number: number; asked: string; value: string; verdict: string }[]
  /** The sentences on comparability, by the numbers of the criteria. */
  sentences?: { number: number; text: string }[] | undefined
  /** Further tables. The widths of their columns are parts of the whole. */
  tables?: { heading: string; head: string[]; rows: string[][]; parts: number[] }[]
  text: string[]
  /** The portrait of a person. */
  portrait?: SheetPicture | undefined
  picture: SheetPicture | undefined
  drawing: SheetPicture | undefined
}

export type WordWords = {
  fact: string
  reference: string
  number: string
  asked: string
  proven: string
  verdict: string
  comparability: string
  /** The words before the number of a caption, before the number of a page, and between that and the page count. */
  figure: string
  page: string
  of: string
}

export type WordDocument = {
  language: string
  title: string
  creator: string
  /** The procedure, at the head of each page. */
  procedure: string
  paper: Paper
  words: WordWords
  sheets: BidSheet[]
}

export function documentPart(document: WordDocument): XmlElement {
  const { sheets, paper } = document
  const numbers = { picture: counter(), figure: counter() }
  const body = sheets.flatMap((sheet, index) => {
    const isLast = index === sheets.length - 1
    const end = section(paper)
    // Word keeps the properties of a section in its last paragraph, and those of the last section at the end.
    return [
      ...sheetParts(sheet, index, document, numbers),
      isLast ? end : elementOf('w:p', elementOf('w:pPr', value('w:pStyle', 'Bild'), end)),
    ]
  })
  return element('w:document', namespaces, elementOf('w:body', body))
}

/** Margins in millimetres. The left one has room to file the sheet. */
const margin = { left: 20, other: 10 }
const bandMm = 6

function section(paper: WordDocument['paper']): XmlElement {
  const { width, height } = paperSizes[paper]
  return elementOf(
    'w:sectPr',
    element('w:headerReference', { 'w:type': 'default', 'r:id': 'header' }),
    element('w:footerReference', { 'w:type': 'default', 'r:id': 'footer' }),
    value('w:type', 'nextPage'),
    element('w:pgSz', {
      'w:w': twips(width),
      'w:h': twips(height),
      'w:orient': width > height ? 'landscape' : undefined,
    }),
    element('w:pgMar', {
      'w:top': twips(margin.other + bandMm),
      'w:right': twips(margin.other),
      'w:bottom': twips(margin.other + bandMm),
      'w:left': twips(margin.left),
      'w:header': twips(margin.other),
      'w:footer': twips(margin.other),
      'w:gutter': 0,
    }),
  )
}

/** The width of the text on the paper, in millimetres. */
const textWidth = (paper: WordDocument['paper']): number =>
  paperSizes[paper].width - margin.left - margin.other

/** Counters of the pictures in a document, and of those that have a caption. */
type Numbers = { picture: () => number; figure: () => number }

function counter(): () => number {
  let last = 0
  return () => ++last
}

function sheetParts(
  sheet: BidSheet,
  index: number,
  { words, paper }: WordDocument,
  numbers: Numbers,
): XmlElement[] {
  const {
    number,
    title,
    place,
    picture,
    facts,
    proof,
    sentences = [],
    tables = [],
    text,
    drawing,
    head,
    portrait,
  } = sheet
  const width = textWidth(paper)
  const name = `sheet${index + 1}`
  return [
    paragraph('ReferenzKopf', head ?? `${words.reference} ${number}`),
    paragraph('Heading1', title),
    paragraph('Subtitle', place),
    ...(portrait ? figure(portrait, `${name}-3`, numbers, words) : []),
    ...(picture ? figure(picture, `${name}-1`, numbers, words) : []),
    ...(facts.length > 0 ? [factTable(facts, words, width)] : []),
    ...(proof.length > 0
      ? [
          paragraph('Heading2', words.proven),
          table(
            [words.number, words.asked, words.proven, words.verdict],
            proof.map(({ number, asked, value, verdict }) => [String(number), asked, value, verdict]),
            [10, (width - 40) / 2, (width - 40) / 2, 30],
          ),
        ]
      : []),
    ...(sentences.length > 0
      ? [
          paragraph('Heading2', words.comparability),
          ...sentences.map(({ number, text }) => paragraph('BodyText', `(${number}) ${text}`)),
        ]
      : []),
    ...tables.flatMap(({ heading, head, rows, parts }) => [
      paragraph('Heading2', heading),
      table(
        head,
        rows,
        parts.map(part => part * width),
      ),
    ]),
    ...text.map(text => paragraph('BodyText', text)),
    ...(drawing ? figure(drawing, `${name}-2`, numbers, words) : []),
  ]
}

/** Puts two facts in a row, so that a sheet has room for its drawing. */
function factTable(facts: BidSheet['facts'], { fact, reference }: WordWords, width: number): XmlElement {
  const columns = facts.length > 1 ? [0, 1] : [0]
  const rows = Math.ceil(facts.length / columns.length)
  const cells = (index: number) => [facts[index]?.label ?? '', facts[index]?.value ?? '']
  return table(
    columns.flatMap(() => [fact, reference]),
    Array.from({ length: rows }, (_, row) => columns.flatMap(column => cells(row + column * rows))),
    columns.flatMap(() => [42, width / columns.length - 42]),
  )
}

function figure(picture: SheetPicture, name: string, numbers: Numbers, words: WordWords): XmlElement[] {
  const { caption } = picture
  return [
    elementOf(
      'w:p',
      elementOf('w:pPr', value('w:pStyle', 'Bild'), caption ? element('w:keepNext') : undefined),
      drawn(picture, name, numbers.picture()),
    ),
    ...(caption
      ? [
          paragraph(
            'Caption',
            `${words.figure} `,
            field('SEQ Abbildung \\* ARABIC', String(numbers.figure())),
            `: ${caption}`,
          ),
        ]
      : []),
  ]
}
