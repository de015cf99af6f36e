// Which pages there are, and which of them shows a file.
import { type Locale, locales } from '../../src/routes.ts'
import type { Studio } from '../http/settings.ts'
import { contentFiles } from './files.ts'
import { isPageFile, pageOf } from './names.ts'

const isProject = (file: string) => file.startsWith('projects/')

/** Pages and projects that the content has, in either language. */
export const isPage = (studio: Studio, path: string): boolean =>
  contentFiles(studio).some(
    ({ file }) =>
      (isPageFile(file) || isProject(file)) && locales.some(locale => pageOf(file, locale) === path),
  )

/** What the preview opens. What all pages of projects say is seen on one of them. */
export function pagesOf(studio: Studio, file: string): Record<Locale, string> {
  const project = contentFiles(studio).find(found => isProject(found.file))?.file
  const shown = file === 'project-page.yaml' && project ? project : file
  const there = isPage(studio, pageOf(shown, 'de')) ? shown : 'pages/home.yaml'
  return { de: pageOf(there, 'de'), en: pageOf(there, 'en') }
}
