// What the site says of its projects to machines, and to its own islands: /projects.json (docs/projects-json.md).
import { type Locale, locales } from '../../routes.ts'
import { drawingFile } from './drawing-files.ts'
import { projectCards } from './projects.ts'

export type PublicProject = Awaited<ReturnType<typeof publicProjects>>[number]

export async function publicProjects(locale: Locale) {
  const cards = await projectCards(locale, { firstScreen: true })
  return cards.map(card => ({ ...card, line: drawingFile(card.id, 'photo') }))
}

export async function inBothLanguages(): Promise<Record<Locale, PublicProject[]>> {
  const entries = await Promise.all(locales.map(async locale => [locale, await publicProjects(locale)] as const))
  return Object.fromEntries(entries) as Record<Locale, PublicProject[]>
}
