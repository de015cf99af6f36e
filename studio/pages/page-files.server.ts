// Page files: their addresses, and changes that concern several files at once.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type Change, changed } from '../../src/content/changes.ts'
import { written } from '../../src/content/document.ts'
import type { NewTexts } from '../../src/content/regular-files.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { firstLocale, type Locale, locales, projectPath } from '../../src/routes.ts'
import { formFor } from '../content/all-texts.ts'
import { problemsWith } from '../content/draft-problems.ts'
import { contentFile, contentFiles, readIfReadable, readText } from '../content/files.ts'
import { bytesAt } from '../content/git.ts'
import { fileName, isPageFile, pathOfFile, wayTo } from '../content/names.ts'
import { pathIn } from '../content/published.ts'
import { announceSave, saveFiles } from '../content/save-events.ts'
import { applyOrRefuse } from '../content/write.ts'
import { orderIn } from '../form/entry-order.ts'
import { Refusal, refuseProblems, unlessRefused } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { backwards } from '../people/mentions.server.ts'
import { publisherOf } from '../publish/open-publisher.server.ts'

const overtaken = {
  de: 'Eine der Stellen wurde inzwischen geändert. Laden Sie die Seite neu.',
  en: 'One of these places has changed. Please reload the page.',
}
export const addressTaken = {
  de: 'Diese Adresse hat schon eine andere Seite. Nennen Sie die neue anders.',
  en: 'Another page has this address. Please choose a different name.',
}

export type Page = {
  /** Pages have a name in the navigation, projects a title. */
  nav?: Record<Locale, string>
  title?: Record<Locale, string>
  role?: string
  hidden?: boolean
  visibility?: string
  address?: Record<Locale, string>
  sections?: { section: string }[]
}
export type Paths = Record<Locale, string>
export type FileChange = [file: string, change: Change]

export const pageFile = v.pipe(v.string(), v.regex(/^(pages|projects)\/[a-z0-9-]+\.yaml$/))
export const isProjectFile = (name: string): boolean => name.startsWith('projects/')

/** Returns the entry that hides a page. A project has `visibility: internal` in place of `hidden`. */
export const hiding = (name: string) =>
  isProjectFile(name) ? { path: ['visibility'], value: 'internal' } : { path: ['hidden'], value: true }
export const isHidden = ({ hidden, visibility }: Partial<Page>): boolean =>
  hidden === true || visibility === 'internal'

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(80))

export const idOf = (name: string): string => name.slice(name.indexOf('/') + 1, -'.yaml'.length)

export function pageAt(studio: Studio, name: string): Page {
  contentFile(studio, name)
  const page = readIfReadable(studio, name)
  if (!(isPageFile(name) || isProjectFile(name)) || page === undefined) throw new Refusal(404, overtaken)
  return page as Page
}

/** The paths of a page, without the prefix of the language. */
export const ownPaths = (address: Page['address'], name: string): Paths => {
  const path = isProjectFile(name) ? projectPath(idOf(name)) : `/${idOf(name)}`
  return Object.fromEntries(locales.map(locale => [locale, address?.[locale] ?? path])) as Paths
}

export const inSite = (path: string, locale: Locale): string =>
  locale === firstLocale() ? path : `/${locale}${path}`

export const isTaken = (name: string, paths: string[]): boolean =>
  isPageFile(name) && locales.some(locale => paths.includes(pathOfFile(name, locale)))

/** Checks all texts together, then writes them. An undefined text removes its file. */
export async function commit(studio: Studio, texts: NewTexts, language: ProgramLanguage): Promise<void> {
  const problems = problemsWith(studio, texts)
  if (problems.length > 0)
    throw refuseProblems(
      problems.map(({ file, path, says }) => {
        const known = contentFiles(studio).find(found => found.file === file)
        const text = texts[file]?.toString()
        const value = text === undefined ? readIfReadable(studio, file) : parse(text)
        const way = known ? wayTo(formFor(file, known.schema), value, path, language) : []
        return { way: [fileName(file, value)[language], ...way], message: says[language] }
      }),
    )
  // Writes files before it removes any. In between, no link may point to a removed page.
  const writes = Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    text === undefined ? [] : [[name, text.toString()]],
  )
  await saveFiles(studio, writes)
  for (const [name, text] of Object.entries(texts))
    if (text === undefined) {
      rmSync(join(studio.content, name), { force: true })
      await announceSave(join(studio.content, name))
    }
}

export function textsOf(studio: Studio, changes: FileChange[]): NewTexts {
  return Object.fromEntries(
    [...Map.groupBy(changes, ([name]) => name)].map(([name, of]): [string, string] => {
      // A firm without old addresses has no file for them.
      if (name === 'redirects.yaml' && !contentFiles(studio).some(({ file }) => file === name))
        return [name, written(of.map(([, change]) => change).reduce<unknown>(changed, []))]
      const { schema } = contentFile(studio, name)
      const ordered = of.map(([, change]) => change)
      const list = name === 'redirects.yaml' ? ordered : ordered.sort((a, b) => backwards(a.path, b.path))
      return [name, applyOrRefuse(readText(studio, name), list, orderIn(formFor(name, schema)), overtaken)]
    }),
  )
}

/** The addresses at which visitors know the page; undefined for one that was never published. */
export async function publicPaths(studio: Studio, name: string): Promise<Paths | undefined> {
  const publisher = await publisherOf(studio).catch(unlessRefused(undefined))
  // Content that is published elsewhere may be public as it is.
  const bytes = publisher
    ? await bytesAt(publisher.deps.git, 'HEAD', pathIn(publisher.deps.folder, name))
    : readText(studio, name)
  if (!bytes) return undefined
  const page = parse(bytes.toString()) as Page
  return isHidden(page) ? undefined : ownPaths(page.address, name)
}
