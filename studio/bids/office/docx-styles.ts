// The styles of the reference sheets in Word. A firm changes a style once, and all sheets follow.
import { element, elementOf, type XmlElement } from './xml.ts'

const value = (name: string, value: string | number) => element(name, { 'w:val': value })
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const ink = '1A1A1A'
const grey = '5C5C5C'
const line = { 'w:val': 'single', 'w:space': 0, 'w:color': ink }

type Look = {
  id: string
  name: string
  /** In points. */
  size: number
  bold?: true
  color?: string
  before?: number
  after?: number
  keepNext?: true
  outline?: number
}

const paragraphs: Look[] = [
  { id: 'ReferenzKopf', name: 'Referenz Kopf', size: 9, color: grey, after: 2, keepNext: true },
  { id: 'Heading1', name: 'heading 1', size: 20, bold: true, after: 1, keepNext: true, outline: 0 },
  { id: 'Subtitle', name: 'Subtitle', size: 11, color: grey, after: 6, keepNext: true },
  {
    id: 'Heading2',
    name: 'heading 2',
    size: 11,
    bold: true,
    before: 8,
    after: 3,
    keepNext: true,
    outline: 1,
  },
  { id: 'BodyText', name: 'Body Text', size: 10, before: 5 },
  { id: 'TabelleText', name: 'Tabelle Text', size: 9, before: 1, after: 1 },
  { id: 'Bild', name: 'Bild', size: 10, before: 5, after: 5 },
  { id: 'Caption', name: 'caption', size: 8, color: grey, after: 5 },
  { id: 'Header', name: 'header', size: 8, color: grey },
  { id: 'Footer', name: 'footer', size: 8, color: grey },
]

export function stylesPart(language: string): XmlElement {
  return element(
    'w:styles',
    { 'xmlns:w': main },
    elementOf(
      'w:docDefaults',
      elementOf(
        'w:rPrDefault',
        elementOf(
          'w:rPr',
          element('w:rFonts', { 'w:ascii': 'Calibri', 'w:hAnsi': 'Calibri', 'w:cs': 'Arial' }),
          value('w:color', ink),
          value('w:sz', 20),
          value('w:lang', language),
        ),
      ),
      elementOf('w:pPrDefault', elementOf('w:pPr', spacing({}))),
    ),
    element(
      'w:style',
      { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
      value('w:name', 'Normal'),
    ),
    paragraphs.map(paragraphStyle),
    tableStyle(),
  )
}

const spacing = ({ before = 0, after = 0 }: Pick<Look, 'before' | 'after'>) =>
  element('w:spacing', {
    'w:before': before * 20,
    'w:after': after * 20,
    'w:line': 259,
    'w:lineRule': 'auto',
  })

function paragraphStyle({ id, name, size, bold, color, keepNext, outline, ...space }: Look): XmlElement {
  return element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id },
    value('w:name', name),
    value('w:basedOn', 'Normal'),
    element('w:qFormat'),
    elementOf(
      'w:pPr',
      keepNext && element('w:keepNext'),
      spacing(space),
      outline !== undefined && value('w:outlineLvl', outline),
    ),
    elementOf('w:rPr', bold && element('w:b'), color && value('w:color', color), value('w:sz', size * 2)),
  )
}

/** Draws lines between rows, and heavier ones above and below the head. */
function tableStyle(): XmlElement {
  const sides = ['top', 'bottom', 'insideH']
  return element(
    'w:style',
    { 'w:type': 'table', 'w:customStyle': 1, 'w:styleId': 'TabelleReferenz' },
    value('w:name', 'Tabelle Referenz'),
    elementOf(
      'w:tblPr',
      elementOf(
        'w:tblBorders',
        sides.map(side => element(`w:${side}`, { ...line, 'w:sz': 4 })),
      ),
      elementOf(
        'w:tblCellMar',
        element('w:left', { 'w:w': 0, 'w:type': 'dxa' }),
        element('w:right', { 'w:w': 113, 'w:type': 'dxa' }),
      ),
    ),
    element(
      'w:tblStylePr',
      { 'w:type': 'firstRow' },
      elementOf('w:rPr', element('w:b')),
      elementOf(
        'w:tcPr',
        elementOf(
          'w:tcBorders',
          ['top', 'bottom'].map(side => element(`w:${side}`, { ...line, 'w:sz': 12 })),
        ),
      ),
    ),
  )
}

/** Names a typeface to use if Calibri is missing. */
export const fontTablePart = (): XmlElement =>
  element(
    'w:fonts',
    { 'xmlns:w': main },
    element('w:font', { 'w:name': 'Calibri' }, value('w:altName', 'Arial'), value('w:family', 'swiss')),
  )
