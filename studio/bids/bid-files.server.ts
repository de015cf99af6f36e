// Makes all files of a bid: the sheets in Word, the matrix as tables, the buyer's forms, in one archive.
import { site } from '../../src/site/shared/site.ts'
import { curriculum } from './colleagues.server.ts'
import { fileName } from './file-name.ts'
import { type FileWords, fileWords } from './file-words.ts'
import { formValues } from './form-values.ts'
import { writeDocx } from './office/docx.server.ts'
import type { BidSheet } from './office/docx-body.ts'
import { type FormPlace, fillForm } from './office/form.server.ts'
import { type Table, writeCsv, writeXlsx } from './office/xlsx.server.ts'
import { writeZip, type ZipEntry } from './office/zip.server.ts'
import type { BidOrder } from './order-schema.ts'
import { judgeBid, type Row, verdictOf } from './proof.server.ts'
import { referenceSheets } from './reference-sheets.server.ts'
import { pictureGap, referenceValues } from './reference-values.server.ts'
import { isDuty } from './requirement.ts'
import { statementFiles } from './statements.server.ts'
import { holdsFor } from './tender-words.ts'

/** The size of the picture across the sheet, in millimetres. */
const strips = {
  portrait: { width: 180, height: 50 },
  landscape: { width: 267, height: 60 },
  a3: { width: 390, height: 90 },
}

export async function bidFiles(order: BidOrder): Promise<Buffer> {
  const { language, procedure, paper } = order
  const words = fileWords(language)
  const firm = site(language).firm
  const judged = judgeBid(order)
  const { rows } = judged
  const sheets = await referenceSheets(order, judged, strips[paper])
  const name = (number: number, title: string, end: string) => fileName(number, firm.shortName, title, end)
  const about = {
    language: language === 'de' ? 'de-DE' : 'en-GB',
    title: procedure || words.sheets,
    creator: firm.name,
  }
  const docx = (sheets: BidSheet[], own?: { reference: string }) =>
    writeDocx({ ...about, procedure, paper, words: { ...words.word, ...own }, sheets })
  const tables = [matrixTable(order, rows, words), requirementTable(rows, words)]
  const forms = filledForms(order).map(({ title, ...form }, index) => ({
    ...form,
    name: name(sheets.length + 2 + index, title || words.form, 'docx'),
  }))
  const curricula = await Promise.all(order.people.map(id => curriculum(id, language, words)))
  const cvs = curricula.map((curriculum, index) => {
    const cv = { ...curriculum, number: index + 1 }
    return {
      name: name(sheets.length + forms.length + 2 + index, cv.title, 'docx'),
      bytes: docx([cv], { reference: words.cv.statement }),
    }
  })
  const entries: ZipEntry[] = [
    ...sheets.map((sheet, index) => ({ name: name(index + 1, sheet.title, 'docx'), bytes: docx([sheet]) })),
    ...(rows.length > 0
      ? [
          { name: name(sheets.length + 1, words.matrix, 'xlsx'), bytes: writeXlsx({ ...about, tables }) },
          {
            name: name(sheets.length + 1, words.matrix, 'csv'),
            bytes: Buffer.from(tables[0] ? writeCsv(tables[0], language) : ''),
          },
        ]
      : []),
    ...forms.map(({ name, bytes }) => ({ name, bytes })),
    ...cvs,
    ...(order.declarations
      ? statementFiles(language, { ...about, procedure, paper }, words, end =>
          name(sheets.length + forms.length + cvs.length + 2, words.statements, end),
        )
      : []),
  ]
  const list = proofList(entries, rows, forms, order, words)
  return writeZip([...entries, { name: name(0, words.list, 'txt'), bytes: Buffer.from(`\uFEFF${list}`) }])
}

const filledForms = ({ language, procedure, projects, forms }: BidOrder) => {
  const references = projects.map(id => referenceValues(id, language))
  const common = { firm: site(language).firm.name, procedure }
  return forms.map(({ name, file, mapping }) => ({
    title: name.replace(/\.docx$/i, ''),
    ...fillForm(Buffer.from(file, 'base64'), formValues(references, common, mapping)),
  }))
}

/** The names of places that stay empty, each once. */
export function openPlaces(order: BidOrder): string[] {
  const places = filledForms(order).flatMap(({ places }) => places)
  return [...new Set(places.filter(({ value }) => !value).map(({ name }) => name))]
}

/** Makes a row for each criterion and two columns for each project: the figure and the verdict. */
function matrixTable({ projects, language }: BidOrder, rows: Row[], words: FileWords): Table {
  const titles = projects.map(id => site(language).projects[id]?.title ?? id)
  return {
    name: words.matrix,
    head: [
      words.word.number,
      words.criterion,
      words.word.asked,
      words.scope,
      ...titles.flatMap(title => [title, `${title}: ${words.word.verdict}`]),
    ],
    rows: rows.map(row => [
      row.requirement.number,
      row.head,
      row.ask,
      holdsFor(row.requirement, words.tender),
      ...projects.flatMap(id => {
        const finding = row.findings[id]
        return [finding?.figure ?? finding?.value, verdictOf(row, finding, words)]
      }),
    ]),
  }
}

const requirementTable = (rows: Row[], words: FileWords): Table => ({
  name: words.requirements,
  head: [words.word.number, words.criterion, words.word.asked, words.scope, words.sentence],
  rows: rows.map(({ requirement, head, ask }) => [
    requirement.number,
    head,
    ask,
    holdsFor(requirement, words.tender),
    requirement.text,
  ]),
})

type FilledForm = ZipEntry & { places: (FormPlace & { value: string | undefined })[] }

/** Lists the files of the archive, and everything that is still open. */
function proofList(
  entries: ZipEntry[],
  rows: Row[],
  forms: FilledForm[],
  { procedure, projects, language }: BidOrder,
  words: FileWords,
): string {
  const points = (verdict: 'open' | 'unmet') =>
    rows
      .filter(({ requirement, isCovered }) => requirement.scope === 'each' || !isCovered)
      .filter(({ requirement }) => verdict === 'open' || isDuty(requirement))
      .flatMap(({ requirement, head, ask, findings }) =>
        Object.values(findings)
          .filter(finding => finding.verdict === verdict)
          .map(({ title }) => `${requirement.number} ${head}, ${ask}: ${title}`),
      )
  const gaps = projects.flatMap(id => {
    const gap = pictureGap(id, language)
    return gap ? `${site(language).projects[id]?.title ?? id}: ${gap.file}` : []
  })
  const blocks: [heading: string, lines: string[]][] = [
    [words.contains, entries.map(({ name }) => name)],
    [words.pictureGaps, gaps],
    [words.openPoints, points('open')],
    [words.unmetPoints, points('unmet')],
    ...forms.map(({ name, places }): [string, string[]] => [
      words.unknownPlaces(name),
      places.filter(({ value }) => !value).map(({ name }) => name),
    ]),
  ]
  const written = blocks.map(([heading, lines]) =>
    [heading, ...(lines.length > 0 ? lines : [words.none]).map(line => `  ${line}`)].join('\r\n'),
  )
  return `${[procedure, ...written].filter(Boolean).join('\r\n\r\n')}\r\n`
}
