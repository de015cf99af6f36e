// Finds the pages of the site, and the page that shows a file.
import { isInternal } from '../../src/content/public-content.ts'
import { type Locale, locales } from '../../src/routes.ts'
import type { Studio } from '../http/settings.ts'
import { contentFiles, readIfReadable } from './files.ts'
import { isPageFile, pathOfFile } from './names.ts'

const isProject = (file: string) => file.startsWith('projects/')

/** Pages and projects that the content has, in either language. */
export const isPage = (studio: Studio, path: string): boolean =>
  contentFiles(studio).some(
    ({ file }) =>
      (isPageFile(file) || isProject(file)) && locales.some(locale => pathOfFile(file, locale) === path),
  )

type Page = { role?: string; sections?: { section: string }[] }

/** Tells the page that shows a file: by its name, its role, or a kind of section on it. */
const showing: Record<string, (page: Page, name: string) => boolean> = {
  'people.yaml': page => hasSection(page, 'team-wall'),
  'testimonials.yaml': page => hasSection(page, 'testimonials'),
  'jobs.yaml': page => hasSection(page, 'jobs'),
  'disciplines.yaml': page => hasSection(page, 'wheel'),
  'stored-data.yaml': ({ role }) => role === 'privacy',
  'categories.yaml': (_, name) => name === 'projects',
  'faq.yaml': (_, name) => name === 'faq',
  'firm.yaml': (_, name) => name === 'contact',
}

const hasSection = ({ sections = [] }: Page, kind: string) => sections.some(({ section }) => section === kind)

/** The page that the preview opens. Texts of all project pages are shown on one of them. */
export function pagesOf(studio: Studio, file: string): Record<Locale, string> {
  const page = fileShowing(studio, file) ?? 'pages/home.yaml'
  return Object.fromEntries(locales.map(locale => [locale, pathOfFile(page, locale)]))
}

function fileShowing(studio: Studio, file: string): string | undefined {
  const files = contentFiles(studio).map(found => found.file)
  const isShown = (name: string) => isProject(name) && !isInternal(readIfReadable(studio, name))
  if (isPageFile(file) || isShown(file)) return file
  if (file === 'project-page.yaml') return files.find(isShown)
  const shows = showing[file]
  return files
    .filter(isPageFile)
    .find(page =>
      shows?.((readIfReadable(studio, page) ?? {}) as Page, page.slice('pages/'.length, -'.yaml'.length)),
    )
}
