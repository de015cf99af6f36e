import { randomBytes } from 'node:crypto'
import type { Queries } from './database.ts'

/** A random value all instances share: the first to ask makes it. */
export async function sharedSecret(queries: Queries, name: string): Promise<string> {
  await queries.query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ])
  const [row] = await queries.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name])
  if (!row) throw new Error(`The setting ${name} is missing`)
  return row.value
}
