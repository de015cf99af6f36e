// What no single file can know: translations that are due, and media that must exist.
import { locales } from '../routes.ts'
import { Action } from './action.ts'
import type { Path } from './changes.ts'
import { nowhere, pathIn } from './links.ts'
import type { ReferenceProblem } from './model.ts'
import { FileRef, InlineDrawing, Localized, PictureRef } from './values.ts'

/** What pictures show, by their file. */
type Described = { media?: Record<string, unknown>; portraits?: Record<string, unknown> }

/** Content that has problems of its own is checked as far as it can be read. */
export function checkReferences(
  content: Described,
  mediaFiles: ReadonlySet<string>,
  pages: readonly string[],
): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const report = (path: Path, de: string, en: string) => problems.push({ path, says: { de, en } })
  const { media, portraits } = content

  walk(content, (value, path, only) => {
    if (value instanceof Localized) {
      for (const link of new Set(value.leadsTo))
        if (!pages.includes(pathIn(link))) problems.push({ path, says: nowhere(link, pages) })
      for (const locale of locales)
        if (value.in(locale) === undefined && (only === undefined || only.includes(locale))) {
          const [other] = locales.filter(code => code !== locale)
          report(
            path,
            `der Text ${locale} fehlt; übersetzen Sie ihn, oder schreiben Sie zum Eintrag "only: ${other}"`,
            `the ${locale} text is missing; translate it, or mark the item with "only: ${other}"`,
          )
        }
    } else if (value instanceof PictureRef) {
      if (!mediaFiles.has(value.file))
        report(
          path,
          `in media/ gibt es kein Bild ${value.file}; legen Sie es dazu oder berichtigen Sie den Namen`,
          `media/ has no picture ${value.file}; add it or correct the name`,
        )
      else if (media && portraits && !(value.file in media || value.file in portraits))
        report(
          path,
          `${value.file} hat keinen Alternativtext; beschreiben Sie das Bild in media/pictures.yaml, in de und en`,
          `${value.file} has no alternative text; describe it in media/pictures.yaml, in de and en`,
        )
    } else if (value instanceof FileRef || value instanceof InlineDrawing) {
      if (!mediaFiles.has(value.file))
        report(
          path,
          `in media/ gibt es keine Datei ${value.file}; legen Sie sie dazu oder berichtigen Sie den Namen`,
          `media/ has no file ${value.file}; add it or correct the name`,
        )
    }
  })

  for (const [list, described] of Object.entries({ media, portraits }))
    for (const file of Object.keys(described ?? {}))
      if (!mediaFiles.has(file))
        report(
          [list, file],
          'dieses Bild liegt nicht in media/; legen Sie es dazu oder nehmen Sie den Eintrag heraus',
          'this picture is not in media/; add it or take the entry out',
        )

  return problems
}

type Visit = (value: unknown, path: Path, only: readonly string[] | undefined) => void

/** Every value with its path, and the languages that the item or page it is part of exists in, if not in all. */
export function walk(value: unknown, visit: Visit, path: Path = [], only?: readonly string[]): void {
  visit(value, path, only)
  if (value instanceof Localized || value === null || typeof value !== 'object') return
  // The file has the entries of an action without the object that holds them here.
  if (value instanceof Action) {
    walk(value.value, visit, path, only)
    return
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, [...path, index], only)
    return
  }
  const here = languagesOf(value) ?? only
  for (const [key, item] of Object.entries(value)) walk(item, visit, [...path, key], here)
}

/** An item says `only:`; a page exists in the languages of its name. */
function languagesOf(value: object): readonly string[] | undefined {
  const { only, nav, sections } = value as { only?: unknown; nav?: unknown; sections?: unknown }
  if (typeof only === 'string') return [only]
  return sections && nav instanceof Localized ? nav.languages : undefined
}
