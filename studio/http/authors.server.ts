// Keeps the authors of each change in the draft. Publication names them in Git, and then they are deleted here.
import { AsyncLocalStorage } from 'node:async_hooks'
import { relative } from 'node:path'
import type { Path } from '../../src/content/changes.ts'
import type { Person } from './route.ts'
import type { Studio } from './settings.ts'
import { inStudioStore, withStudioStore } from './store.server.ts'

const acting = new AsyncLocalStorage<{ studio: Studio; person: Person }>()

/** Does the work in a person's name: every file that it saves is theirs. */
export const actAs = <Result>(actor: { studio: Studio; person: Person }, work: () => Promise<Result>) =>
  acting.run(actor, work)

/** Notes who edited which paths of a file. Without a login there is only one person, so nothing is noted. */
export async function noteEdit(path: string, places: readonly Path[], now = new Date()): Promise<void> {
  const actor = acting.getStore()
  if (!actor?.studio.login) return
  const { studio, person } = actor
  const file = relative(studio.content, path)
  await inStudioStore(studio, async queries => {
    for (const place of places)
      await queries.query(
        `INSERT INTO edits (file, place, login, person, at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (file, place, login) DO UPDATE SET at = excluded.at, person = excluded.person`,
        [file, JSON.stringify(place), person.login, person.name, now.toISOString()],
      )
  })
}

export type Edit = { file: string; place: Path; login: string; person: string; at: string }

/** The edits of these files, the newest first. */
export async function editsOf(studio: Studio, files: readonly string[]): Promise<Edit[]> {
  if (!studio.login) return []
  const rows = await withStudioStore(studio, ({ query }) =>
    query<Omit<Edit, 'place'> & { place: string }>(
      'SELECT file, place, login, person, at FROM edits ORDER BY at DESC',
    ),
  )
  return rows
    .filter(({ file }) => files.includes(file))
    .map(row => ({ ...row, place: JSON.parse(row.place) as Path }))
}

/** Forgets the authors of files that were published or discarded. */
export async function forgetEdits(studio: Studio, files: readonly string[]): Promise<void> {
  if (!studio.login) return
  await inStudioStore(studio, async queries => {
    for (const file of files) await queries.query('DELETE FROM edits WHERE file = $1', [file])
  })
}

export const loginsIn = (edits: readonly Edit[]): string[] => [...new Set(edits.map(({ login }) => login))]
export const namesIn = (edits: readonly Edit[]): string[] => [...new Set(edits.map(({ person }) => person))]
