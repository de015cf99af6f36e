// The firm's statements as a sheet in Word and as a table.

import { formatLongDay } from '../../src/i18n/dates.ts'
import { writerIn } from '../../src/projects/catalogue.ts'
import type { Locale } from '../../src/routes.ts'
import { type Site, site } from '../../src/site/shared/site.ts'
import type { FileWords } from './file-words.ts'
import { writeDocx } from './office/docx.server.ts'
import { type Table, writeXlsx } from './office/xlsx.server.ts'
import type { ZipEntry } from './office/zip.server.ts'
import type { Paper } from './sheet-choice.ts'

type Declaration = Site['declarations'][number]
type About = { language: string; title: string; creator: string }

/** Returns nothing if the firm has no statements. */
export function statementFiles(
  language: Locale,
  about: About & { procedure: string; paper: Paper },
  words: FileWords,
  name: (end: string) => string,
): ZipEntry[] {
  const { declarations, firm } = site(language)
  if (declarations.length === 0) return []
  const table = statementTable(declarations, language, words)
  const sheet = {
    number: 1,
    head: words.statements,
    title: firm.name,
    place: '',
    facts: [],
    proof: [],
    tables: [
      {
        heading: words.statements,
        head: table.head,
        rows: table.rows.map(row => row.map(String)),
        parts: [0.3, 0.34, 0.18, 0.18],
      },
    ],
    text: [],
    picture: undefined,
    drawing: undefined,
  }
  return [
    { name: name('docx'), bytes: writeDocx({ ...about, words: words.word, sheets: [sheet] }) },
    { name: name('xlsx'), bytes: writeXlsx({ ...about, tables: [table] }) },
  ]
}

function statementTable(declarations: readonly Declaration[], language: Locale, words: FileWords): Table {
  const write = writerIn(language)
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: write.mainCurrency ?? 'EUR',
    maximumFractionDigits: 0,
  })
  const figure = (kind: Declaration['kind'], n: number) =>
    kind === 'turnover' ? money.format(n) : write.figure(n)
  // A month in words reads the same in every country.
  const day = (date: Declaration['until']) => (date ? formatLongDay(date.iso, language) : '')
  return {
    name: words.statements,
    head: [words.word.fact, words.statement, words.issued, words.until],
    rows: declarations.flatMap(({ kind, title, text, years = [], issued, until }) => [
      ...(text || years.length === 0 ? [[title, text ?? '', day(issued), day(until)]] : []),
      ...years.map(({ year, figure: n }) => [`${title} ${year}`, figure(kind, n), day(issued), day(until)]),
    ]),
  }
}
