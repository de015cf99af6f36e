import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Queries, Value } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import { sharedSecret } from '../store/settings.ts'
import { SqliteFiles } from '../store/sqlite-files.ts'
import { studioSchema } from '../store/studio-schema.ts'

export type Hash = (text: string) => string

/**
 * Turns addresses into keys that can be counted without being kept. The salt is new every day and the old one is
 * deleted, after which no key can be traced back.
 */
export function createDailyHash(queries: Queries): (now?: Date) => Promise<Hash> {
  let day = ''
  let salt: () => Promise<string>
  return async (now = new Date()) => {
    const today = now.toISOString().slice(0, 10)
    if (day !== today) {
      day = today
      salt = memoize(() => sharedSecret(queries, `salt:${today}`))
    }
    const key = await salt()
    return text => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
  }
}

/** Deletes all salts but today's, and tomorrow's, which an instance with a fast clock may use already. */
export async function deleteOldSalts(queries: Queries, now: Date): Promise<void> {
  const [today, tomorrow] = [0, 86_400_000].map(
    later => `salt:${new Date(now.getTime() + later).toISOString().slice(0, 10)}`,
  )
  await queries.query("DELETE FROM settings WHERE name LIKE 'salt:%' AND name <> $1 AND name <> $2", [
    `${today}`,
    `${tomorrow}`,
  ])
}

/** Deletes old salts of the Studio's store. `openSqlite` would leave a file open at each run. */
export async function deleteStudioSalts(dataDir: string, now: Date): Promise<void> {
  const file = new SqliteFiles(dataDir, studioSchema).database
  if (!existsSync(file)) return
  const connection = new DatabaseSync(file, { timeout: 1000 })
  try {
    connection.exec('PRAGMA secure_delete = ON')
    const query: Queries['query'] = async <Row>(sql: string, parameters: readonly Value[] = []) =>
      connection.prepare(sql.replace(/\$(\d+)/g, '?$1')).all(...parameters) as Row[]
    await deleteOldSalts({ query }, now)
  } finally {
    connection.close()
  }
}
