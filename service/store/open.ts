import type { Config } from '../operation/config.ts'
import type { Log } from '../operation/log.ts'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'

export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === undefined) return openSqlite(config.dataDir)
  // Loaded only here, so that a site on SQLite starts without the PostgreSQL client.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(config.databaseUrl, error =>
    log.warn('The database cannot be reached; inquiries get 503 until it can', { reason: error.message }),
  )
}
