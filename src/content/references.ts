// Runs the checks that need all files: whether translations are complete, and whether media and linked pages exist.
import { type Locale, locales } from '../routes.ts'
import { Action } from './action.ts'
import type { Path } from './changes.ts'
import { nowhere, pathIn } from './links.ts'
import type { ReferenceProblem } from './model.ts'
import type { Sentence } from './problems.ts'
import { noLanguage } from './texts.ts'
import { FileRef, InlineDrawing, Localized, PictureRef } from './values.ts'

/** The descriptions of pictures, by file name. */
type Described = { media?: Record<string, unknown>; portraits?: Record<string, unknown> }

/** Content with problems is checked as far as it can be read. */
export function checkReferences(
  content: Described,
  mediaFiles: ReadonlySet<string>,
  pagesIn: (locale: Locale) => readonly string[],
): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const report = (path: Path, de: string, en: string) => problems.push({ path, says: { de, en } })
  const { media, portraits } = content
  // Found once: a large site has thousands of texts, and each of them may have links.
  const pages = new Map(locales.map(locale => [locale, new Set(pagesIn(locale))]))

  walk(content, (value, path, only) => {
    for (const code of only ?? [])
      if (path.at(-1) === 'only' && !locales.includes(code)) problems.push({ path, says: noLanguage(code) })
    if (value instanceof Localized) {
      for (const says of deadLinks(value, only ?? locales, pages)) problems.push({ path, says })
      for (const locale of locales)
        if (value.in(locale) === undefined && (only === undefined || only.includes(locale))) {
          const there = locales.filter(code => value.in(code) !== undefined)
          const other =
            there.length > 1 ? `[${there.join(', ')}]` : (there[0] ?? locales.find(code => code !== locale))
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
          `${value.file} hat keinen Alternativtext; beschreiben Sie das Bild in media/pictures.yaml, in jeder Sprache`,
          `${value.file} has no alternative text; describe it in media/pictures.yaml, in every language`,
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
          'dieses Bild liegt nicht in media/; legen Sie es dazu, oder entfernen Sie den Eintrag',
          'this picture is not in media/; add it or remove the entry',
        )

  return problems
}

/** Reports links to addresses that are not pages, and to pages that do not exist in a language. */
function deadLinks(
  value: Localized<unknown>,
  languages: readonly Locale[],
  pages: ReadonlyMap<Locale, ReadonlySet<string>>,
): Sentence[] {
  const links = new Map<string, Locale[]>()
  for (const locale of languages)
    for (const link of value.leadsTo(locale))
      if (!pages.get(locale)?.has(pathIn(link))) links.set(link, [...(links.get(link) ?? []), locale])
  if (links.size === 0) return []
  const anywhere = new Set([...pages.values()].flatMap(paths => [...paths]))
  return [...links].map(([link, missing]) => {
    if (!anywhere.has(pathIn(link))) return nowhere(link, [...anywhere])
    const others = languages.filter(locale => !missing.includes(locale)).join(', ')
    return {
      de: `${link} gibt es nicht in ${missing.join(', ')}; schreiben Sie zum Eintrag "only: [${others}]", oder legen Sie die Seite in dieser Sprache an`,
      en: `${link} does not exist in ${missing.join(', ')}; mark the item with "only: [${others}]", or add the page in that language`,
    }
  })
}

type Visit = (value: unknown, path: Path, only: readonly string[] | undefined) => void

/** Visits every value with its path, and with the languages of the item or page around it if it does not exist in all. */
export function walk(value: unknown, visit: Visit, path: Path = [], only?: readonly string[]): void {
  visit(value, path, only)
  if (value instanceof Localized || value === null || typeof value !== 'object') return
  // An Action object has no counterpart in the file, so it adds nothing to the path.
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

/** An item lists its languages in `only:`. A page exists in the languages of its name. */
function languagesOf(value: object): readonly string[] | undefined {
  const { only, nav, sections } = value as { only?: unknown; nav?: unknown; sections?: unknown }
  if (Array.isArray(only)) return only
  return sections && nav instanceof Localized ? nav.languages : undefined
}
