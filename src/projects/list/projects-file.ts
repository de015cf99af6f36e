// The projects as the islands know them: the file that the site publishes, on the server before it is written.
import type { Locale } from '../../routes.ts'
import type { ProjectsFile } from './file.ts'

async function read(): Promise<Partial<Record<Locale, ProjectsFile>>> {
  if (import.meta.env.SSR) return (await import('./file.ts')).inBothLanguages()
  // The address and lang of the page do not tell: a finder may have an address of its own, and browsers that translate
  // a page change its lang.
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
