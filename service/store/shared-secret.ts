import { randomBytes } from 'node:crypto'
import type { Queries } from './database.ts'

/** Returns a random value that all instances share. The first instance that needs it creates it. */
export async function sharedSecret(queries: Queries, name: string): Promise<string> {
  await queries.query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ])
  const [row] = await queries.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name])
  if (!row) throw new Error(`The setting ${name} is missing`)
  return row.value
}
