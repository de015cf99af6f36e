// Opens the Word files and tables of a bid with LibreOffice and reads the text that it shows.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../support/use-desk-audience.ts'
import { site } from '../../src/site/shared/site.ts'
import { bidFiles } from '../../studio/bids/bid-files.server.ts'
import { readZip } from '../../studio/bids/office/zip.server.ts'
import { usualChoice } from '../../studio/bids/sheet-choice.ts'
import { wordForm } from '../support/word-form.ts'

const folder = resolve('.cache/office')
const problems: string[] = []

try {
  execFileSync('soffice', ['--version'], { stdio: 'ignore' })
} catch {
  console.error('LibreOffice is missing: apt-get install libreoffice-writer libreoffice-calc')
  process.exit(1)
}

for (const language of ['de', 'en'] as const) await tryBid(language)
console.log(problems.length === 0 ? 'LibreOffice reads all of it.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

async function tryBid(language: 'de' | 'en'): Promise<void> {
  const { projects, interface: ui } = site(language)
  const ids = Object.keys(projects).slice(0, 3)
  const archive = await bidFiles({
    ...usualChoice(language),
    procedure: 'Rathaus 26/114',
    paper: language === 'de' ? 'portrait' : 'landscape',
    internal: language === 'de',
    people: [Object.values(projects).find(({ lead }) => lead)?.lead?.person.id ?? ''],
    declarations: true,
    projects: ids,
    requirements: [{ number: 1, query: 'gfa=1', scope: 'each', atLeast: 1, text: 'mindestens 1 m² BGF' }],
    sentences: [],
    forms: [{ name: 'form.docx', file: wordForm().toString('base64'), mapping: {} }],
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes } of readZip(archive, { entries: 100, unpackedBytes: 50_000_000 }))
    writeFileSync(join(folder, name), bytes)
  convert('docx', 'pdf')
  convert('docx', 'txt:Text (encoded):UTF8')
  convert('xlsx', 'csv:Text - txt - csv (StarCalc):59,34,76')
  for (const [index, id] of ids.entries()) {
    const [name = ''] = filesOf('docx').filter(file => file.startsWith(`0${index + 1}_`))
    const text = textOf(name, 'txt')
    const { title, facts } = projects[id] ?? { title: id, facts: { location: '' } }
    for (const wanted of [title, facts.location, ui.facts.labels.works])
      if (!text.includes(wanted)) problems.push(`${name} does not show "${wanted}"`)
    const pages = pagesOf(name)
    if (pages < 1 || pages > 2) problems.push(`${name} has ${pages} pages`)
  }
  const [form = ''] = filesOf('docx').filter(file => file.startsWith('05_'))
  const filled = textOf(form, 'txt')
  const [first] = Object.values(projects)
  if (!filled.includes(`Projekt: ${first?.title}`)) problems.push(`${form} has no title: ${filled}`)
  if (!filled.includes('{{Umsatz 2024}}')) problems.push(`${form} lost a place that nobody could fill`)
  const [table = ''] = filesOf('xlsx')
  if (!textOf(table, 'csv').includes(first?.title ?? '')) problems.push(`${table} has no column of a project`)
  console.log(
    `${language}: ${filesOf('docx').length} Word files and ${filesOf('xlsx').length} workbook opened`,
  )
}

function convert(end: string, to: string): void {
  const profile = pathToFileURL(resolve('.cache/office-profile'))
  const files = filesOf(end).map(file => join(folder, file))
  const options = [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', to, '--outdir', folder]
  execFileSync('soffice', [...options, ...files], { stdio: 'ignore', timeout: 180_000 })
}

function filesOf(end: string): string[] {
  return readdirSync(folder).filter(file => file.endsWith(`.${end}`))
}

function textOf(file: string, end: string): string {
  return readFileSync(join(folder, file.replace(/\.\w+$/, `.${end}`)), 'utf8')
}

/** Counts the page objects in the PDF that LibreOffice wrote. */
function pagesOf(file: string): number {
  return textOf(file, 'pdf').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
