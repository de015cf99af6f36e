// The journal: who did what in the Studio, and when. Git keeps the changes of the content itself.
import { randomUUID } from 'node:crypto'
import type { Queries } from '../../service/store/database.ts'
import type { Studio } from './settings.ts'
import { inStudioStore } from './store.server.ts'

/** Entries older than this are deleted. */
const journalDays = 365

/** Requests that change nothing. */
const quiet = new Set([
  'presence',
  'leave',
  'place',
  'login/end',
  'login/leave',
  'bids/read',
  'bids/fit',
  'bids/people',
  'bids/files',
  'bids/form',
  'press/kit',
])

export const isEntry = (method: string, path: string) => method === 'POST' && !quiet.has(path)

/** Finds the subject of a request under the names that routes give it. */
export function subjectOf(body: unknown, query: URLSearchParams): string {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const names = [
    'file',
    'reference',
    'number',
    'login',
    'name',
    'guest',
    'key',
    'old',
    'title',
    'files',
    'id',
    'source',
  ]
  const subject = names.map(name => given[name] ?? query.get(name)).find(value => value != null) ?? ''
  const text = typeof subject === 'object' ? Object.values(subject).join(', ') : String(subject)
  return text.slice(0, 200)
}

export async function enter(
  studio: Pick<Studio, 'dataDir'>,
  { person, what, subject }: { person: string; what: string; subject: string },
  now = new Date(),
): Promise<void> {
  const [hourAgo, oldest] = [3_600_000, journalDays * 86_400_000].map(ms =>
    new Date(now.getTime() - ms).toISOString(),
  )
  await inStudioStore(studio, async queries => {
    await queries.query('DELETE FROM journal WHERE at < $1', [oldest ?? ''])
    const repeated = await queries.query(
      `UPDATE journal SET count = count + 1, at = $1
         WHERE id = (SELECT id FROM journal WHERE at > $2 ORDER BY at DESC LIMIT 1)
           AND person = $3 AND what = $4 AND subject = $5
         RETURNING id`,
      [now.toISOString(), hourAgo ?? '', person, what, subject],
    )
    if (repeated.length > 0) return
    await queries.query(
      'INSERT INTO journal (id, at, person, what, subject, count) VALUES ($1, $2, $3, $4, $5, 1)',
      [randomUUID(), now.toISOString(), person, what, subject],
    )
  })
}

export type Entry = { id: string; at: string; person: string; what: string; subject: string; count: number }

export const entriesIn = (queries: Queries): Promise<Entry[]> =>
  queries.query<Entry>('SELECT * FROM journal ORDER BY at DESC LIMIT 300')
