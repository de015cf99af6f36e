// The projects as the islands know them: the file that the site publishes, on the server before it is written.
import { type Locale, localeOfPath, localizePath } from '../../routes.ts'
import type { ProjectsFile } from './file.ts'

async function read(): Promise<Partial<Record<Locale, ProjectsFile>>> {
  if (import.meta.env.SSR) return (await import('./file.ts')).inBothLanguages()
  const locale = localeOfPath(location.pathname)
  const answer = await fetch(localizePath('/projects.json', locale))
  return { [locale]: await answer.json() }
}

const files = await read()

export function projectsIn(locale: Locale): ProjectsFile {
  const file = files[locale]
  if (!file) throw new Error(`The projects were read in another language than ${locale}`)
  return file
}
