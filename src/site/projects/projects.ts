// The projects as the islands know them: the file that the site publishes, on the server before it is written.
import { type Locale, localeOfPath, localizePath } from '../../routes.ts'
import type { PublicProject } from '../shared/public-projects.ts'

async function read(): Promise<Partial<Record<Locale, PublicProject[]>>> {
  if (import.meta.env.SSR) return (await import('../shared/public-projects.ts')).inBothLanguages()
  const locale = localeOfPath(location.pathname)
  const { projects } = await (await fetch(localizePath('/projects.json', locale))).json()
  return { [locale]: projects }
}

const languages = await read()

export const projectsIn = (locale: Locale): PublicProject[] => languages[locale] ?? []
