// Lists the pages that visitors can find, and their addresses.
import { isInternal } from '../content/public-content.ts'
import { Localized } from '../content/values.ts'
import { firstLocale, type Locale, locales, localizePath, pathOf, projectPath } from '../routes.ts'
import { isSituation } from '../sections/page.ts'

type Files = {
  pages?: Record<string, { role?: string | undefined; hidden?: boolean; nav: Localized }>
  projects?: Record<string, { visibility?: string | undefined }>
}

/** Returns the ids of the projects that visitors can find. */
export const visibleProjects = (projects: NonNullable<Files['projects']>): string[] =>
  Object.keys(projects).filter(id => !isInternal(projects[id]))

/** Returns the pages that visitors can find in a language, or in any. */
export function foundPages({ pages = {} }: Files, locale?: Locale): string[] {
  return Object.entries(pages).flatMap(([id, page]) => {
    if (!page) return [id]
    // An unreadable name has already been reported.
    const isThere =
      locale === undefined || !(page.nav instanceof Localized) || page.nav.in(locale) !== undefined
    return page.hidden || isSituation(page) || !isThere ? [] : [id]
  })
}

/** Returns the addresses of these pages and of single projects, in every language that they exist in. */
export function foundAddresses(content: Files): string[] {
  const inLanguage = locales.map(locale => [locale, new Set(foundPaths(content, locale))] as const)
  return foundPaths(content).flatMap(path =>
    inLanguage.flatMap(([locale, paths]) => (paths.has(path) ? [localizePath(path, locale)] : [])),
  )
}

/** Returns the paths of these pages and of single projects in the first language. */
export function foundPaths(content: Files, locale?: Locale): string[] {
  const { projects = {} } = content
  return [
    ...foundPages(content, locale).map(id => pathOf(id, firstLocale())),
    ...visibleProjects(projects).map(projectPath),
  ]
}
