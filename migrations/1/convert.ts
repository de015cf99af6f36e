// Turns the pages of a content folder into lists of sections. Pages that are lists already stay as they are.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Change } from '../../src/content/changes.ts'
import { apply, written } from '../../src/content/document.ts'
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
import { words } from './words.ts'

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

export function convert(dir: string): void {
  for (const file of yamlFiles(join(dir, 'pages'))) {
    const conversion = conversions[basename(file, '.yaml')]
    if (conversion) convertPage(dir, join('pages', file), conversion)
  }
  for (const file of yamlFiles(join(dir, 'expertise'))) {
    convertPage(dir, join('expertise', file), expertise)
    rmSync(join(dir, 'expertise', file))
  }
  rmSync(join(dir, 'expertise'), { recursive: true, force: true })
  addTo(join(dir, 'interface.yaml'), words)
}

const yamlFiles = (dir: string): string[] =>
  existsSync(dir) ? readdirSync(dir).filter(name => name.endsWith('.yaml')) : []

function convertPage(dir: string, file: string, conversion: Conversion): void {
  const text = readFileSync(join(dir, file), 'utf8')
  const old = parse(text)
  if (old.sections?.[0]?.section) return
  const converted = conversion(old)
  const { page, interface: own = {}, firm = {}, files = {}, media = {}, testimonials = [] } = converted
  const header = /^(?:#.*\n)*/.exec(text)?.[0].replace(/\.schemas\/.*\.json/, '.schemas/pages.json') ?? ''
  writeFileSync(join(dir, 'pages', basename(file)), header + written(withoutSharing(page)))
  addTo(join(dir, 'interface.yaml'), own)
  addTo(join(dir, 'firm.yaml'), firm)
  for (const [name, data] of Object.entries(files)) {
    const schema = header.replace(/=\.\.\/(.*)pages\.json/, `=$1${basename(name, '.yaml')}.json`)
    writeFileSync(join(dir, name), schema + written(data as object))
  }
  addToList(join(dir, 'testimonials.yaml'), testimonials)
  for (const [name, content] of Object.entries(media)) writeFileSync(join(dir, 'media', name), content)
}

/** A value that stands twice in the result would be written as a reference to the first. */
const withoutSharing = (value: object): object => JSON.parse(JSON.stringify(value))

/** Adds entries that the file does not have yet. */
function addTo(file: string, entries: Record<string, unknown>): void {
  const text = readFileSync(file, 'utf8')
  const data = parse(text)
  const changes = Object.entries(entries).flatMap(([key, value]): Change[] => {
    if (!(key in data)) return [{ op: 'set', path: [key], value }]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.entries(value)
      .filter(([name]) => !(name in data[key]))
      .map(([name, own]) => ({ op: 'set', path: [key, name], value: own }))
  })
  if (changes.length > 0) writeFileSync(file, apply(text, changes))
}

function addToList(file: string, items: object[]): void {
  if (items.length === 0) return
  const text = readFileSync(file, 'utf8')
  const { length } = parse(text)
  const changes = items.map((value, index): Change => ({ op: 'insert', path: [length + index], value }))
  writeFileSync(file, apply(text, changes))
}
