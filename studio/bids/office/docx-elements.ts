// The elements that all parts of a Word document share: paragraphs, fields and tables.
import { element, elementOf, type XmlElement } from './xml.ts'

export const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'xmlns:asvg': 'http://schemas.microsoft.com/office/drawing/2016/SVG/main',
}
export const value = (name: string, value: string | number) => element(name, { 'w:val': value })
const run = (text: string) => elementOf('w:r', element('w:t', { 'xml:space': 'preserve' }, text))
export const field = (code: string, shown: string) =>
  element('w:fldSimple', { 'w:instr': ` ${code} ` }, run(shown))

export function paragraph(style: string, ...content: (XmlElement | string)[]): XmlElement {
  const runs = content.map(part => (typeof part === 'string' ? run(part) : part))
  return elementOf('w:p', elementOf('w:pPr', value('w:pStyle', style)), runs)
}

/** Converts to twentieths of a point, Word's unit of length. */
export const twips = (millimetres: number) => Math.round((millimetres / 25.4) * 1440)

/** A table whose head is repeated on each page and whose rows are never broken. Widths are in millimetres. */
export function table(head: string[], rows: string[][], widths: number[]): XmlElement {
  const cell = (text: string, column: number) =>
    elementOf(
      'w:tc',
      elementOf('w:tcPr', element('w:tcW', { 'w:w': twips(widths[column] ?? 0), 'w:type': 'dxa' })),
      paragraph('TabelleText', text),
    )
  const row = (cells: string[], isHead: boolean) =>
    elementOf(
      'w:tr',
      elementOf('w:trPr', element('w:cantSplit'), isHead && element('w:tblHeader')),
      cells.map(cell),
    )
  return elementOf(
    'w:tbl',
    elementOf(
      'w:tblPr',
      value('w:tblStyle', 'TabelleReferenz'),
      element('w:tblW', { 'w:w': twips(widths.reduce((sum, width) => sum + width, 0)), 'w:type': 'dxa' }),
      element('w:tblLayout', { 'w:type': 'fixed' }),
      element('w:tblLook', { 'w:val': '0420', 'w:firstRow': 1, 'w:noVBand': 1 }),
    ),
    elementOf(
      'w:tblGrid',
      widths.map(width => element('w:gridCol', { 'w:w': twips(width) })),
    ),
    row(head, true),
    rows.map(cells => row(cells, false)),
  )
}
