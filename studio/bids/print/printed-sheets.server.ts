// The sheets and CVs of a bid as one page that the browser prints, or saves as PDF. The page loads no other file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../../src/site/shared/site.ts'
import { familyOf } from '../../../src/theme/face-choice.ts'
import { theme } from '../../../src/theme/site-theme.ts'
import { faces } from '../../../src/theme/theme-css.ts'
import { inProgram } from '../../../tools/program.ts'
import { curriculum } from '../colleagues.server.ts'
import { fileWords } from '../file-words.ts'
import type { BidSheet } from '../office/docx-body.ts'
import { element, elementOf, writeXml } from '../office/xml.ts'
import type { BidOrder } from '../order-schema.ts'
import { judgeBid } from '../proof.server.ts'
import { referenceSheets } from '../reference-sheets.server.ts'
import { paperSizes } from '../sheet-choice.ts'
import { pageScript } from './page-script.ts'
import { sheetHtml, sizeClass } from './sheet-html.ts'

/** The sizes of pictures, in millimetres. At 220 dots an inch a sheet stays below half a megabyte. */
const strips = {
  portrait: { width: 180, height: 62, perInch: 220 },
  landscape: { width: 137, height: 76, perInch: 220 },
  a3: { width: 202, height: 120, perInch: 220 },
}

export async function printedSheets(order: BidOrder): Promise<string> {
  const { language, procedure, paper, pages, people } = order
  const words = fileWords(language)
  const { firm } = site(language)
  const sheets: BidSheet[] = [
    ...(await referenceSheets(order, judgeBid(order), strips[paper])),
    ...(await Promise.all(
      people.map(async (id, index) => ({ ...(await curriculum(id, language, words)), number: index + 1 })),
    )),
  ]
  const style = styleOf(order, sheets)
  const options = { paper, pages, procedure, firm: firm.name, words }
  const body = element(
    'body',
    { 'data-long': words.print.long },
    element(
      'header',
      { class: 'bar' },
      elementOf('p', words.print.hint),
      element('button', { type: 'button' }, words.print.button),
    ),
    elementOf(
      'main',
      sheets.map(sheet => sheetHtml(sheet, options)),
    ),
  )
  const title = writeXml(procedure || words.sheets)
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><style>${style}</style>${writeXml(body)}<script>${pageScript}</script></html>`
}

function styleOf({ paper }: BidOrder, sheets: readonly BidSheet[]): string {
  const { width, height } = paperSizes[paper]
  const { head, weights } = theme.type
  const font = (file: string) =>
    `data:font/woff2;base64,${readFileSync(join(theme.folder, file)).toString('base64')}`
  const images = sheets
    .flatMap(({ picture, drawing, portrait }) => [picture, drawing, portrait])
    .filter(image => image !== undefined)
  return [
    faces(theme, font),
    `:root{--width:${width}mm;--height:${height}mm;--head:"${head}";--text:"${familyOf(theme, 'text')}";--weight:${weights.head}}`,
    `@page{size:${width}mm ${height}mm;margin:10mm 10mm 12mm 20mm}`,
    readFileSync(inProgram('studio/bids/print/sheets.css'), 'utf8'),
    ...new Set(images.map(image => `.${sizeClass(image)}{width:${image.width}mm;height:auto}`)),
  ].join('\n')
}
