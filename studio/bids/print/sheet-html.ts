// Writes a sheet of a bid as HTML for the browser's print.
import type { FileWords } from '../file-words.ts'
import type { BidSheet } from '../office/docx-body.ts'
import type { SheetPicture } from '../office/docx-picture.ts'
import { element, elementOf, type XmlElement } from '../office/xml.ts'
import { type Paper, paperSizes } from '../sheet-choice.ts'

export type PrintOptions = {
  paper: Paper
  pages: 'one' | 'two'
  procedure: string
  firm: string
  words: FileWords
}

/** Makes one part per page. The second has the texts that a reader studies after the proof. */
export function sheetHtml(sheet: BidSheet, options: PrintOptions): XmlElement {
  const isApart = options.pages === 'two' && sheet.text.length + (sheet.sentences?.length ?? 0) > 0
  const { height } = paperSizes[options.paper]
  const part = (content: (XmlElement | false)[], isSecond = false) =>
    element(
      'div',
      {
        class: isSecond ? 'part second' : 'part',
        'data-height': height,
        'data-name': `${sheetHead(sheet, options)}, ${sheet.title}`,
      },
      headOf(sheet, options),
      ...content,
    )
  return element(
    'section',
    { class: 'sheet' },
    part([firstPage(sheet, options, isApart)]),
    isApart &&
      part(
        [
          element('p', { class: 'place' }, `${sheet.title}, ${sheet.place}`),
          ...wordsBelow(sheet, options),
          // In portrait format the first page has no room for the drawing.
          options.paper === 'portrait' && sheet.drawing ? figureOf(sheet.drawing, 'drawing') : false,
        ],
        true,
      ),
  )
}

const sheetHead = ({ head, number }: BidSheet, { words }: PrintOptions) =>
  head ?? `${words.word.reference} ${number}`

const headOf = (sheet: BidSheet, options: PrintOptions) =>
  element(
    'p',
    { class: 'head' },
    elementOf('span', sheetHead(sheet, options)),
    options.procedure !== '' && elementOf('span', options.procedure),
    elementOf('span', options.firm),
  )

function firstPage(sheet: BidSheet, options: PrintOptions, isApart: boolean): XmlElement {
  const { title, place, facts, portrait, picture, drawing } = sheet
  const isDrawn = drawing && !(isApart && options.paper === 'portrait')
  const images = [picture && figureOf(picture, 'picture'), isDrawn && figureOf(drawing, 'drawing')].filter(
    figure => figure !== undefined && figure !== false,
  )
  const form = options.paper === 'portrait' ? 'upright' : images.length > 0 ? 'across' : 'across bare'
  return element(
    'div',
    { class: form },
    element(
      'div',
      { class: 'words' },
      portrait && figureOf(portrait, 'portrait'),
      elementOf('h1', title),
      element('p', { class: 'place' }, place),
      proofTable(sheet, options),
      facts.length > 0 &&
        element(
          'dl',
          { class: 'facts' },
          facts.map(({ label, value }) => elementOf('div', elementOf('dt', label), elementOf('dd', value))),
        ),
      (sheet.tables ?? []).map(({ heading, head, rows }) => [elementOf('h2', heading), tableOf(head, rows)]),
      !isApart && wordsBelow(sheet, options),
    ),
    images.length > 0 && element('div', { class: 'images' }, images),
  )
}

const proofTable = ({ proof }: BidSheet, { words: { word } }: PrintOptions) =>
  proof.length > 0 &&
  tableOf(
    [word.number, word.asked, word.proven, word.verdict],
    proof.map(({ number, asked, value, verdict }) => [String(number), asked, value, verdict]),
    ['number', '', 'value', ''],
  )

function tableOf(head: string[], rows: string[][], classes: string[] = []): XmlElement {
  const cells = (name: 'th' | 'td', row: string[]) =>
    row.map((text, index) => element(name, { class: classes[index] || undefined }, text || '\u00a0'))
  return elementOf(
    'table',
    elementOf('thead', elementOf('tr', cells('th', head))),
    elementOf(
      'tbody',
      rows.map(row => elementOf('tr', cells('td', row))),
    ),
  )
}

const wordsBelow = ({ sentences = [], text }: BidSheet, { words }: PrintOptions): XmlElement[] => [
  ...(sentences.length > 0
    ? [
        element(
          'div',
          { class: 'sentences' },
          elementOf('h2', words.word.comparability),
          sentences.map(({ number, text }) =>
            elementOf('p', elementOf('b', String(number)), elementOf('span', text)),
          ),
        ),
      ]
    : []),
  ...(text.length > 0
    ? [
        element(
          'div',
          { class: 'text' },
          text.map(paragraph => elementOf('p', paragraph)),
        ),
      ]
    : []),
]

/** A class for the printed size, in hundredths of a millimetre. The size of a drawing follows from its scale. */
export const sizeClass = ({ width, height }: SheetPicture) =>
  `w${Math.round(width * 100)}-${Math.round(height * 100)}`

function figureOf(picture: SheetPicture, name: string): XmlElement {
  const { svg, kind, bitmap, alt, caption } = picture
  const source = svg
    ? `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    : `data:image/${kind};base64,${bitmap.toString('base64')}`
  return element(
    'figure',
    { class: name },
    element('img', { class: sizeClass(picture), src: source, alt }),
    caption ? elementOf('figcaption', caption) : undefined,
  )
}
