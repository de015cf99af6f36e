// What no single file can know: translations that are due, and people, projects and media that must exist.
import { locales } from '../routes.ts'
import type { Sentence } from './problems.ts'
import { FileRef, Localized, PersonRef, PictureRef, ProjectRef } from './values.ts'

export type ContentPath = (string | number)[]
export type ReferenceProblem = { path: ContentPath; says: Sentence }

/** What other entries refer to. */
type Referable = {
  people?: { persons: Record<string, { anchor?: string | undefined }> }
  media?: Record<string, unknown>
  portraits?: Record<string, unknown>
  projects?: Record<string, { order: number }>
}

/** Content that has problems of its own is checked as far as it can be read. */
export function checkReferences(content: Referable, mediaFiles: ReadonlySet<string>): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const report = (path: ContentPath, de: string, en: string) => problems.push({ path, says: { de, en } })
  const persons = content.people?.persons
  const { media, portraits, projects = {} } = content

  walk(content, (value, path, only) => {
    if (value instanceof Localized) {
      for (const locale of locales)
        if (value.in(locale) === undefined && only !== swap(locale))
          report(
            path,
            `der Text ${locale} fehlt; übersetzen Sie ihn, oder schreiben Sie zum Eintrag "only: ${swap(locale)}"`,
            `the ${locale} text is missing; translate it, or mark the item with "only: ${swap(locale)}"`,
          )
    } else if (value instanceof PictureRef) {
      if (!mediaFiles.has(value.file))
        report(
          path,
          `in content/media gibt es kein Bild ${value.file}; legen Sie es dazu oder berichtigen Sie den Namen`,
          `content/media has no picture ${value.file}; add it or correct the name`,
        )
      else if (media && portraits && !(value.file in media || value.file in portraits))
        report(
          path,
          `${value.file} hat keinen Alternativtext; beschreiben Sie das Bild in media/pictures.yaml, in de und en`,
          `${value.file} has no alternative text; describe it in media/pictures.yaml, in de and en`,
        )
    } else if (value instanceof FileRef) {
      if (!mediaFiles.has(value.file))
        report(
          path,
          `in content/media gibt es keine Datei ${value.file}; legen Sie sie dazu oder berichtigen Sie den Namen`,
          `content/media has no file ${value.file}; add it or correct the name`,
        )
    } else if (value instanceof PersonRef) {
      if (persons && !(value.id in persons))
        report(
          path,
          `people.yaml hat keine Person "${value.id}"; die Schlüssel sind ${Object.keys(persons).join(', ')}`,
          `people.yaml has no person "${value.id}"; the keys are ${Object.keys(persons).join(', ')}`,
        )
    } else if (value instanceof ProjectRef) {
      if (!(value.id in projects))
        report(
          path,
          `ein Projekt "${value.id}" gibt es nicht; in content/projects stehen ${Object.keys(projects).join(', ')}`,
          `there is no project "${value.id}"; content/projects has ${Object.keys(projects).join(', ')}`,
        )
    }
  })

  for (const [list, described] of Object.entries({ media, portraits }))
    for (const file of Object.keys(described ?? {}))
      if (!mediaFiles.has(file))
        report(
          [list, file],
          'dieses Bild liegt nicht in content/media; legen Sie es dazu oder nehmen Sie den Eintrag heraus',
          'this picture is not in content/media; add it or take the entry out',
        )

  for (const { id, other } of doubles(projects, project => project.order))
    report(
      ['projects', id, 'order'],
      `denselben Platz hat ${other}.yaml; jedes Projekt braucht seine eigene Zahl`,
      `${other}.yaml has the same place; each project needs a number of its own`,
    )
  for (const { id, other } of doubles(persons ?? {}, person => person.anchor))
    report(
      ['people', 'persons', id, 'anchor'],
      `diesen Namen hat schon ${other}; jede Stelle der Seite braucht ihren eigenen`,
      `${other} has this name already; each place of the page needs a name of its own`,
    )
  return problems
}

/** Entries whose value another before them has. What could not be read is left out. */
function doubles<T>(entries: Record<string, T>, valueIn: (entry: T) => unknown) {
  const first = new Map<unknown, string>()
  return Object.entries(entries).flatMap(([id, entry]) => {
    const value = entry && valueIn(entry)
    const other = first.get(value)
    if (value !== undefined && other === undefined) first.set(value, id)
    return other === undefined ? [] : [{ id, other }]
  })
}

const swap = (locale: 'de' | 'en') => (locale === 'de' ? 'en' : 'de')

type Visit = (value: unknown, path: ContentPath, only: unknown) => void

/** Every value with its path, and the language that the item it is part of is marked with. */
export function walk(value: unknown, visit: Visit, path: ContentPath = [], only?: unknown): void {
  visit(value, path, only)
  if (value instanceof Localized || value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, [...path, index], only)
    return
  }
  const here = 'only' in value && value.only !== undefined ? value.only : only
  for (const [key, item] of Object.entries(value)) walk(item, visit, [...path, key], here)
}
