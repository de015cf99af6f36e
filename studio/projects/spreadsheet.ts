// Reads tables from spreadsheets by the names of their columns, compares them with the projects, and writes tables.

import { csvCell } from '../../service/admin/csv.ts'
import { type Change, changed } from '../../src/content/changes.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { firstLocale, type Locale, locales } from '../../src/routes.ts'
import { cellOf, type Problem, readCell, unitOf } from './cell-text.ts'
import type { Column } from './columns.ts'

export type Project = { file: string; names: Record<Locale, string>; value: unknown }

/** The separators between cells: a tab in copied cells, the others in CSV. */
const anySeparator = ['\t', ';', ','] as const

/** Reads the rows of a spreadsheet, up to the last that is not empty. Quoted cells may have line breaks. */
export function readTable(text: string, separators: readonly string[] = anySeparator): string[][] {
  const clean = text.replace(/^\uFEFF/, '')
  const [head = ''] = clean.split('\n')
  const separator = separators.find(sign => head.includes(sign)) ?? '\t'
  const rows: string[][] = [[]]
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r\n|\n|\r|$)`, 'g')
  for (const [all, quoted, plain = '', end] of clean.matchAll(cells)) {
    if (all === '') break
    // An apostrophe keeps a spreadsheet from taking a text for a formula.
    const cell = (quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+\-@])/, '')
    rows.at(-1)?.push(cell.trim())
    if (end !== separator) rows.push([])
  }
  return rows.slice(0, rows.findLastIndex(hasText) + 1)
}

export const hasText = (row: string[]) => row.some(cell => cell !== '')

type Head = { name: string; column: Column | undefined; locale: Locale; factor: number }

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const thousands = /t€|teur|tsd|(?:×|x|\*)\s*1[.,]?000(?![.,]?\d)/i
const millions = /mio|million/i
const gross = /brutto|gross|\bin(?:cl|kl)|\b(?:mit|with) (?:mwst|ust|vat)/i
const withoutUnit = (name: string) =>
  name.replace(
    /\(.*?\)|[×x*]\s*1[.,\d]*000|\b(t€|teur|tsd|mio|eur)\b|t€|mio\. ?€|[€²]|\bin m\b|\bm2?\b|,/gi,
    ' ',
  )

const idNames = ['id', 'kurzname', 'short name']
const titleNames = ['projekt', 'project', 'titel', 'title', 'name', 'objekt']

/** The name of a column in a file, by which it is recognised when the file is read again. */
export function headOf(column: Column, locale: Locale, language: ProgramLanguage): string {
  const more = [
    unitOf(column),
    column.isTranslated && locales.length > 1 ? languageName(locale, language) : '',
  ]
  const brackets = more.filter(Boolean).join(', ')
  return column.label[language] + (brackets && ` (${brackets})`)
}

function readHead(name: string, columns: Column[], language: ProgramLanguage): Head {
  const factor = thousands.test(name) ? 1000 : millions.test(name) ? 1_000_000 : 1
  for (const column of columns)
    for (const locale of locales)
      for (const own of ['de', 'en'] as const)
        if (headOf(column, locale, own) === name) return { name, column, locale, factor }
  const said = plain(withoutUnit(name))
  const column = columns.find(({ label, aliases }) =>
    [label.de, label.en, ...aliases].some(own => plain(own) === said),
  )
  const locale = locales.includes(language) ? language : firstLocale()
  // A project has net costs only.
  const isOther = column?.path.join('.') === 'facts.costs.net' && gross.test(name)
  return {
    name,
    column: isOther ? undefined : column,
    locale,
    factor: column?.kind === 'number' ? factor : 1,
  }
}

export type PlannedCell = {
  head: Head & { column: Column }
  before: string
  after: string
  problem: Problem | undefined
  changes: Change[]
}
export type PlannedRow = { name: string; project: Project | undefined; cells: PlannedCell[] }
export type Plan = { heads: PlannedCell['head'][]; unknown: string[]; rows: PlannedRow[] }

/** True for a table whose first row names projects and at least one column. */
export function hasHead([head = []]: string[][], columns: Column[], language: ProgramLanguage): boolean {
  const names = head.map(plain)
  const isNamed = names.some(name => [...idNames, ...titleNames].includes(name))
  // Counts gross costs as a column: the preview says that it does not know them.
  return isNamed && head.some(name => readHead(name.replace(gross, ''), columns, language).column)
}

/** Compares a table with the projects. `assigned` maps rows whose names match no project. */
export function planOf(
  [head = [], ...rows]: string[][],
  columns: Column[],
  projects: Project[],
  language: ProgramLanguage,
  assigned: Record<string, string> = {},
): Plan {
  const idAt = head.findIndex(name => idNames.includes(plain(name)))
  const titleAt = head.findIndex(name => titleNames.includes(plain(name)))
  const heads = head.map(name => readHead(name, columns, language))
  const known = heads.flatMap(({ column, ...rest }, at) =>
    column && at !== idAt && at !== titleAt ? [{ at, head: { ...rest, column } }] : [],
  )
  return {
    heads: known.map(({ head }) => head),
    unknown: heads.flatMap(({ name, column }, at) =>
      column || at === idAt || at === titleAt || name === '' ? [] : [name],
    ),
    rows: rows.map(row => {
      const id = row[idAt] ?? ''
      const name = row[titleAt] ?? id
      const project = projectOf(projects, id, assigned[name] ?? name)
      // Applies the cells in turn: several may fill one group, such as the areas.
      let value = project?.value
      const cells = known.map(({ at, head }) => {
        const cell = cellOfPlan(head, row[at] ?? '', project && { ...project, value }, language)
        value = cell.changes.reduce<unknown>(changed, value)
        return cell
      })
      return { name, project, cells }
    }),
  }
}

const projectOf = (projects: Project[], id: string, name: string) =>
  projects.find(({ file }) => file === `projects/${id}.yaml` || file === name) ??
  projects.find(({ names }) => Object.values(names).some(own => plain(own) === plain(name)))

/** Reads a cell. An empty cell of a spreadsheet changes nothing. */
function cellOfPlan(
  head: PlannedCell['head'],
  text: string,
  project: Project | undefined,
  language: ProgramLanguage,
): PlannedCell {
  const { column, locale, factor } = head
  const before = project ? cellOf(column, project.value, language, locale).text : ''
  const same = { head, before, after: text || before, problem: undefined, changes: [] }
  if (!project || text === '') return same
  const read = readCell(column, project.value, text, language, locale, factor)
  if ('problem' in read) return { ...same, problem: read.problem }
  const value = read.changes.reduce<unknown>(changed, project.value)
  return { ...same, changes: read.changes, after: cellOf(column, value, language, locale).text }
}

/** Makes a file for spreadsheets. Internal facts are included only on request. */
export function writeTable(
  columns: Column[],
  projects: Project[],
  language: ProgramLanguage,
  withInternal: boolean,
): string {
  const parts = columns.flatMap(column =>
    (column.isTranslated ? locales : [firstLocale()]).map(locale => ({ column, locale })),
  )
  const head = [
    'ID',
    language === 'de' ? 'Projekt' : 'Project',
    ...parts.map(({ column, locale }) => headOf(column, locale, language)),
  ]
  const rows = projects.map(({ file, names, value }) => [
    file.slice('projects/'.length, -'.yaml'.length),
    names[language] ?? names[firstLocale()],
    ...parts.map(({ column, locale }) => {
      const { text, isInternal } = cellOf(column, value, language, locale)
      return isInternal && !withInternal ? '' : text
    }),
  ])
  return `\uFEFF${[head, ...rows].map(row => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}
