// The projects for the islands: browsers fetch the published file, and the build creates the same data directly.
import type { Locale } from '../../routes.ts'
import type { ProjectsFile } from './file.ts'

async function read(): Promise<Partial<Record<Locale, ProjectsFile>>> {
  if (import.meta.env.SSR) return (await import('./file.ts')).inBothLanguages()
  // The prefix is a data attribute, because neither the page's address nor its lang tells it: a finder may have a custom
  // address, and browsers that translate a page change its lang.
  const answer = await fetch(`${document.documentElement.dataset.prefix}/projects.json`)
  const file: ProjectsFile = await answer.json()
  return { [file.language]: file }
}

const files = await read()

export function projectsIn(locale: Locale): ProjectsFile {
  const file = files[locale]
  if (!file) throw new Error(`The projects were read in another language than ${locale}`)
  return file
}
