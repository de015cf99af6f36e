// The projects as the islands know them: the file that the site publishes, on the server before it is written.
import type { Locale } from '../../routes.ts'
import type { ProjectsFile } from './file.ts'

async function read(): Promise<Partial<Record<Locale, ProjectsFile>>> {
  if (import.meta.env.SSR) return (await import('./file.ts')).inBothLanguages()
  // The list and the pages below it have the file beside the list, in each language.
  const beside = location.pathname.replace(/\/projects.*/, '/projects.json')
  const answer = await fetch(beside)
  return { [document.documentElement.lang]: await answer.json() }
}

const files = await read()

export function projectsIn(locale: Locale): ProjectsFile {
  const file = files[locale]
  if (!file) throw new Error(`The projects were read in another language than ${locale}`)
  return file
}
