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

/** The page that the preview opens. Texts of all project pages are shown on one of them. */
export function pagesOf(studio: Studio, file: string): Record<Locale, string> {
  const project = contentFiles(studio).find(found => isProject(found.file))?.file
  const subject = file === 'project-page.yaml' && project ? project : file
  const there = isPage(studio, pageOf(subject, 'de')) ? subject : 'pages/home.yaml'
  return { de: pageOf(there, 'de'), en: pageOf(there, 'en') }
}
