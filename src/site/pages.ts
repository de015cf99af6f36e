// Which pages there are.
import type { Localized } from '../content/values.ts'
import { firstLocale, locales, localizePath, pathOf, projectPath } from '../routes.ts'
import { isSituation } from '../sections/page.ts'

type Files = {
  pages?: Record<string, { role?: string | undefined; hidden?: boolean; nav: Localized }>
  projects?: object
}

/** Pages that visitors can find. */
export function foundPages({ pages = {} }: Files): string[] {
  return Object.entries(pages).flatMap(([id, page]) =>
    page && (page.hidden || isSituation(page)) ? [] : [id],
  )
}

/** Their addresses in every language that they exist in, and those of single projects. */
export function foundAddresses(content: Files): string[] {
  const { pages = {}, projects = {} } = content
  const ofPages = foundPages(content).flatMap(id =>
    locales.filter(locale => pages[id]?.nav.in(locale) !== undefined).map(locale => pathOf(id, locale)),
  )
  const ofProjects = Object.keys(projects).flatMap(id =>
    locales.map(locale => localizePath(projectPath(id), locale)),
  )
  return [...ofPages, ...ofProjects]
}

/** Their paths in the first language, and those of single projects below them. */
export function foundPaths(content: Files): string[] {
  const { projects = {} } = content
  return [
    ...foundPages(content).map(id => pathOf(id, firstLocale())),
    ...Object.keys(projects).map(projectPath),
  ]
}
