// Lists parts of the sample firm that a visitor could mistake for the firm's own. The names, works and pictures are listed
// in sample.json, so that the rest is still recognised after a firm has replaced half of them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fillPlaceholders } from '../../src/content/placeholders.ts'
import { readContent } from '../../src/content/read.ts'
import type { Localized } from '../../src/content/values.ts'
import { locales } from '../../src/routes.ts'
import { dataTable } from '../../src/sections/DataTable/schema.ts'
import { contentOf } from '../../src/sections/find.ts'
import { people as peopleKind } from '../../src/sections/People/schema.ts'
import { placeholderValues } from '../../src/site/placeholder-values.ts'
import { siteModel } from '../../src/site/site-model.ts'

export interface SampleList {
  /** Phrases to look for in texts, by kind, such as "project of the sample firm". */
  phrases: Record<string, string[]>
  /** Pictures and films by name, with a hash of their bytes. */
  media: Record<string, string>
  /** The icons by name, with a hash of their bytes. */
  icons: Record<string, string>
}

/** The list. `achsmass sample-list` rewrites it after the sample content has changed. */
export const listFile = new URL('sample.json', import.meta.url)

export const readSampleList = (): SampleList => JSON.parse(readFileSync(listFile, 'utf8'))

export function listSample(contentDir: string, publicDir: string): SampleList {
  const content = readContent(siteModel, contentDir)
  const { people, projects, testimonials, pages } = content
  const shown = Object.values(pages).flatMap(page =>
    contentOf(peopleKind, page).flatMap(section => section.people),
  )
  const words = (text: Localized) =>
    locales.flatMap(locale => {
      const value = text.in(locale)?.replaceAll('\u00ad', '')
      return value === undefined ? [] : [fillPlaceholders(value, placeholderValues(content, locale))]
    })
  const speakersOf = (voices: typeof testimonials) =>
    voices.flatMap(voice => (voice.kind === 'double' ? voice.persons : [voice]))
  const tables = Object.values(pages).flatMap(page => contentOf(dataTable, page))
  const phrases = {
    'person of the sample firm': [
      ...Object.values(people.persons).map(({ name }) => name),
      ...shown.flatMap(({ name }) => name ?? []),
      ...speakersOf(testimonials.filter(({ group }) => group === 'clients')).map(({ name }) => name),
    ],
    'project of the sample firm': Object.values(projects).flatMap(({ title }) => words(title)),
    'address of the sample firm': content.firm.offices.map(({ street }) => street),
    'partner or client of the sample firm': [
      ...tables.flatMap(({ rows }) => rows.flatMap(({ cells: [name] }) => (name ? words(name) : []))),
    ],
    'words of the sample firm’s people': speakersOf(testimonials)
      .flatMap(({ quote }) => words(quote))
      .map(beginning),
  }
  return {
    phrases: Object.fromEntries(
      Object.entries(phrases).map(([what, found]) => [what, [...new Set(found)].sort()]),
    ),
    media: fileHashes(join(contentDir, 'media')),
    icons: fileHashes(publicDir),
  }
}

/** Returns enough of a long text to recognise it. */
const beginning = (text: string) => text.slice(0, 40)

export function fileHashes(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter(
    file => !file.endsWith('.yaml') && statSync(join(folder, file)).isFile(),
  )
  return Object.fromEntries(files.sort().map(file => [file, hashOf(readFileSync(join(folder, file)))]))
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
