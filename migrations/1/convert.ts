// Turns the pages of a content folder into lists of sections. Pages that already are lists stay unchanged.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { type Change, type Path, valueAt } from '../../src/content/changes.ts'
import { apply, written } from '../../src/content/document.ts'
import { factWords, previousLabel, removals, stageNames } from './facts.ts'
import { convertForms } from './forms.ts'
import type { Conversion } from './page.ts'
import { architecture } from './pages/architecture.ts'
import { bestand } from './pages/bestand.ts'
import { company } from './pages/company.ts'
import { compliance } from './pages/compliance.ts'
import { consulting } from './pages/consulting.ts'
import { contact } from './pages/contact.ts'
import { datacenter } from './pages/datacenter.ts'
import { digitalPlanning } from './pages/digital-planning.ts'
import { expertise } from './pages/expertise.ts'
import { faq } from './pages/faq.ts'
import { home } from './pages/home.ts'
import { karriere } from './pages/karriere.ts'
import { accessibility, datenschutz, impressum } from './pages/legal.ts'
import { finder, projects, sheets } from './pages/projects.ts'
import { rail } from './pages/rail.ts'
import { formError, notFound, offline, thanks } from './pages/system.ts'
import { convertProjects } from './projects.ts'

const conversions: Record<string, Conversion> = {
  karriere,
  accessibility,
  company,
  architecture,
  bestand,
  compliance,
  consulting,
  contact,
  datacenter,
  datenschutz,
  finder,
  'digital-planning': digitalPlanning,
  faq,
  home,
  impressum,
  projects,
  rail,
  sheets,
  'not-found': notFound,
  offline,
  thanks,
  'form-error': formError,
}

/** Finds the conversion of a page. Undefined for pages that did not exist before sections. */
export const conversionOf = (file: string): Conversion | undefined =>
  basename(dirname(file)) === 'expertise' ? expertise : conversions[basename(file, '.yaml')]

export function convert(dir: string): void {
  for (const file of yamlFiles(join(dir, 'pages'))) convertPage(dir, join('pages', file))
  for (const file of yamlFiles(join(dir, 'expertise'))) {
    convertPage(dir, join('expertise', file))
    rmSync(join(dir, 'expertise', file))
  }
  rmSync(join(dir, 'expertise'), { recursive: true, force: true })
  moveTypedWords(dir)
  moveWords(dir)
  addDrawings(dir)
  convertForms(dir)
  convertProjects(dir)
}

/** Moves the words that visitors type for a page, which were one list in not-found.yaml, to each page. */
function moveTypedWords(dir: string): void {
  const file = join(dir, 'pages/not-found.yaml')
  if (!existsSync(file)) return
  const { sections } = parse(readFileSync(file, 'utf8'))
  for (const [id, words] of Object.entries(sections?.[0]?.words ?? {})) {
    const page = join(dir, 'pages', `${id}.yaml`)
    if (existsSync(page)) addTo(page, { words })
  }
  if (sections?.[0]?.words) rewrite(file, [{ op: 'remove', path: ['sections', 0, 'words'] }])
}

/** Adds the words that the program needs now and the firm lacks, and moves or removes earlier ones. */
function moveWords(dir: string): void {
  const data = (file: string) =>
    existsSync(join(dir, file)) ? parse(readFileSync(join(dir, file), 'utf8')) : {}
  const file = join(dir, 'interface.yaml')
  addTo(file, factWords(data('interface.yaml'), data('project-page.yaml')))
  for (const name of ['interface.yaml', 'project-page.yaml'])
    if (existsSync(join(dir, name))) addTo(join(dir, name), parse(readFileSync(join(shipped, name), 'utf8')))
  const page = data('project-page.yaml')
  const pageChanges = [...previousLabel(page), ...stageNames(page)]
  if (pageChanges.length > 0) rewrite(join(dir, 'project-page.yaml'), pageChanges)
  for (const name of ['interface.yaml', 'mails.yaml', 'project-page.yaml']) {
    const changes = removals(name).filter(({ path }) => valueAt(data(name), path) !== undefined)
    if (changes.length > 0) rewrite(join(dir, name), changes)
  }
}

/** Adds files for the drawings that used to be code. */
function addDrawings(dir: string): void {
  const pages = yamlFiles(join(dir, 'pages')).map(name => readFileSync(join(dir, 'pages', name), 'utf8'))
  for (const name of readdirSync(join(shipped, 'media'))) {
    const file = join(dir, 'media', name)
    if (existsSync(file) || !pages.some(text => text.includes(name))) continue
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(join(shipped, 'media', name), file)
  }
}

const shipped = join(import.meta.dirname, 'shipped')

const yamlFiles = (dir: string): string[] =>
  existsSync(dir) ? readdirSync(dir).filter(name => name.endsWith('.yaml')) : []

function convertPage(dir: string, file: string): void {
  const conversion = conversionOf(file)
  if (!conversion) return
  const text = readFileSync(join(dir, file), 'utf8')
  const old = parse(text)
  if (old.sections?.[0]?.section) return
  const converted = conversion(old)
  const { page, interface: own = {}, firm = {}, files = {}, media = {}, testimonials = [] } = converted
  const header = /^(?:#.*\n)*/.exec(text)?.[0].replace(/\.schemas\/.*\.json/, '.schemas/pages.json') ?? ''
  writeFileSync(join(dir, 'pages', basename(file)), header + written(plain(page)))
  addTo(join(dir, 'interface.yaml'), own)
  addTo(join(dir, 'firm.yaml'), firm)
  for (const [name, data] of Object.entries(files)) {
    const schema = header.replace(/=\.\.\/(.*)pages\.json/, `=$1${basename(name, '.yaml')}.json`)
    writeFileSync(join(dir, name), schema + written(data as object))
  }
  addToList(join(dir, 'testimonials.yaml'), testimonials)
  for (const [name, content] of Object.entries(media)) writeFileSync(join(dir, 'media', name), content)
}

/** Copies a value without undefined entries, and without shared objects, which YAML would write as references. */
const plain = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value))

/** Adds entries that the file does not have yet, at any depth. */
function addTo(file: string, entries: Record<string, unknown>): void {
  const changes = missing(parse(readFileSync(file, 'utf8')), plain(entries), [])
  if (changes.length > 0) rewrite(file, changes)
}

function missing(data: Group, wanted: Group, path: Path): Change[] {
  return Object.entries(wanted).flatMap(([key, value]): Change[] => {
    const own = data[key]
    if (own === undefined) return [{ op: 'set', path: [...path, key], value }]
    return isGroup(own) && isGroup(value) ? missing(own, value, [...path, key]) : []
  })
}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rewrite = (file: string, changes: Change[]): void =>
  writeFileSync(file, apply(readFileSync(file, 'utf8'), changes))

function addToList(file: string, items: object[]): void {
  if (items.length === 0) return
  const text = readFileSync(file, 'utf8')
  const { length } = parse(text)
  const changes = items.map((value, index): Change => ({ op: 'insert', path: [length + index], value }))
  writeFileSync(file, apply(text, changes))
}
