// Writes tables as a workbook of Excel and as .csv.
import { csvCell } from '../../../service/admin/csv.ts'
import { contentTypes, corePart, packageOf, relationships } from './package.server.ts'
import { element, elementOf, type XmlElement } from './xml.ts'

/** A number stays a number; an empty cell is a fact that is not known. */
export type Cell = string | number | undefined
export type Table = { name: string; head: string[]; rows: Cell[][] }
type Workbook = { title: string; creator: string; language: string; tables: Table[] }

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetType = (kind: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`
const styles = { text: 0, head: 1 }

export function writeXlsx(workbook: Workbook): Buffer {
  const { tables } = workbook
  const sheets = tables.map((table, index) => ({
    table,
    id: `sheet${index + 1}`,
    file: `sheet${index + 1}.xml`,
  }))
  return packageOf({
    '[Content_Types].xml': contentTypes(
      {},
      {
        '/xl/workbook.xml': sheetType('sheet.main'),
        '/xl/styles.xml': sheetType('styles'),
        ...Object.fromEntries(sheets.map(({ file }) => [`/xl/${file}`, sheetType('worksheet')])),
      },
    ),
    '_rels/.rels': relationships([
      { id: 'workbook', type: `${office}/officeDocument`, target: 'xl/workbook.xml' },
    ]),
    'docProps/core.xml': corePart(workbook),
    'xl/workbook.xml': element(
      'workbook',
      { xmlns: main, 'xmlns:r': office },
      elementOf(
        'sheets',
        sheets.map(({ table, id }, index) =>
          element('sheet', { name: sheetName(table.name), sheetId: index + 1, 'r:id': id }),
        ),
      ),
    ),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map(({ id, file }) => ({ id, type: `${office}/worksheet`, target: file })),
      { id: 'styles', type: `${office}/styles`, target: 'styles.xml' },
    ]),
    'xl/styles.xml': stylesPart(),
    ...Object.fromEntries(sheets.map(({ table, file }) => [`xl/${file}`, worksheet(table)])),
  })
}

/** Excel allows 31 characters and none of these signs. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

const column = (index: number): string =>
  (index >= 26 ? column(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Freezes the head row, and makes columns as wide as their texts up to a limit. */
function worksheet({ head, rows }: Table): XmlElement {
  const width = (index: number) =>
    Math.min(48, 2 + Math.max(...[head, ...rows].map(row => String(row[index] ?? '').length)))
  const row = (cells: Cell[], number: number, style: number) =>
    element(
      'row',
      { r: number },
      cells.map((cell, index) => cellElement(cell, `${column(index)}${number}`, style)),
    )
  return element(
    'worksheet',
    { xmlns: main },
    elementOf('sheetPr', element('pageSetUpPr', { fitToPage: 1 })),
    elementOf(
      'sheetViews',
      element(
        'sheetView',
        { workbookViewId: 0 },
        element('pane', { ySplit: 1, topLeftCell: 'A2', activePane: 'bottomLeft', state: 'frozen' }),
      ),
    ),
    elementOf(
      'cols',
      head.map((_, index) =>
        element('col', { min: index + 1, max: index + 1, width: width(index), customWidth: 1 }),
      ),
    ),
    elementOf(
      'sheetData',
      row(head, 1, styles.head),
      rows.map((cells, index) => row(cells, index + 2, styles.text)),
    ),
    // Prints all columns side by side on A4.
    element('pageSetup', { paperSize: 9, orientation: 'landscape', fitToWidth: 1, fitToHeight: 0 }),
  )
}

/** Writes text as inline text, so that it is never a formula. */
function cellElement(cell: Cell, at: string, style: number): XmlElement | undefined {
  if (cell === undefined || cell === '') return undefined
  if (typeof cell === 'number') return element('c', { r: at, s: style }, elementOf('v', String(cell)))
  const text = element('t', { 'xml:space': 'preserve' }, cell)
  return element('c', { r: at, s: style, t: 'inlineStr' }, elementOf('is', text))
}

function stylesPart(): XmlElement {
  const font = (isBold: boolean) =>
    elementOf('font', isBold && element('b'), element('sz', { val: 11 }), element('name', { val: 'Calibri' }))
  const border = elementOf(
    'border',
    ['left', 'right', 'top', 'bottom'].map(side => element(side)),
  )
  const fills = ['none', 'gray125'].map(kind =>
    elementOf('fill', element('patternFill', { patternType: kind })),
  )
  const format = (fontId: number) =>
    element(
      'xf',
      { numFmtId: 0, fontId, fillId: 0, borderId: 0, xfId: 0, applyAlignment: 1, applyFont: 1 },
      element('alignment', { vertical: 'top', wrapText: 1 }),
    )
  return element(
    'styleSheet',
    { xmlns: main },
    element('fonts', { count: 2 }, font(false), font(true)),
    element('fills', { count: 2 }, fills),
    element('borders', { count: 1 }, border),
    element('cellStyleXfs', { count: 1 }, element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })),
    element('cellXfs', { count: 2 }, format(0), format(1)),
  )
}

/** Writes a file that a German Excel opens: with a byte order mark, semicolons and decimal commas. */
export function writeCsv({ head, rows }: Table, language: string): string {
  const cell = (value: Cell) => {
    if (value === undefined) return ''
    if (typeof value === 'string') return csvCell(value)
    return language.startsWith('de') ? String(value).replace('.', ',') : String(value)
  }
  return `\uFEFF${[head, ...rows].map(row => row.map(cell).join(';')).join('\r\n')}\r\n`
}
