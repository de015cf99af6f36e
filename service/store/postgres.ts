import { Pool, type PoolClient } from 'pg'
import { type Database, type Queries, StoreError, type Value } from './database.ts'
import { memoize } from './memoize.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { inquirySchema, migrate } from './schema.ts'

/** The lock on which the transactions of all instances wait for each other. The number is arbitrary. */
const storeLock = 7_304_115

/**
 * Opens the store that several instances share. This works even while the database cannot be reached; every use then fails
 * until it can.
 */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'achsmass-contact',
    // The answer 202 promises that the inquiry is on the disk, so this does not depend on the server's configuration.
    options: '-c synchronous_commit=on',
  })
  // Without these listeners a restart of the database would end this process. The first is for idle connections, the second
  // for those in use, whose statement fails anyway. Adding the second after `pool.connect()` would be too late.
  pool.on('error', onLost)
  pool.on('connect', client => client.on('error', () => {}))

  async function transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(storeError)
    let broken = false
    try {
      await run(client, 'BEGIN')
      await run(client, `SELECT pg_advisory_xact_lock(${storeLock})`)
      const result = await work({ query: (sql, parameters) => run(client, sql, parameters) })
      await run(client, 'COMMIT')
      return result
    } catch (error) {
      await run(client, 'ROLLBACK').catch(() => {
        broken = true
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
  const ready = memoize(() => transaction(queries => migrate(queries, inquirySchema)))
  const query: Database['query'] = async (sql, parameters) => {
    await ready()
    return run(pool, sql, parameters)
  }

  await ready().catch(async (error: Error) => {
    if (isAway(error)) return onLost(error)
    await pool.end()
    throw error
  })
  return {
    kind: 'postgres',
    query,
    transaction: async work => {
      await ready()
      return transaction(work)
    },
    forget: async () => {
      // Deleted rows stay in the files while an older transaction may still read them.
      const [now] = await query<{ at: string }>('SELECT clock_timestamp()::text AS at')
      const isUnread = await retryWhileBusy(async () => {
        const [reader] = await query(
          `SELECT pid FROM pg_stat_activity
           WHERE datname = current_database() AND backend_xmin IS NOT NULL AND xact_start < $1::timestamptz LIMIT 1`,
          [now?.at ?? ''],
        )
        return reader ? undefined : true
      })
      await run(pool, 'VACUUM inquiries')
      await run(pool, 'VACUUM mails')
      await run(pool, 'VACUUM deeds')
      return isUnread ?? false
    },
    close: () => pool.end(),
  }
}

/** True for errors that may pass. A wrong password or database name will not. */
function isAway(error: Error): boolean {
  return error instanceof StoreError && !/^(?:28|3D)/.test(error.code ?? '')
}

async function run<Row>(
  on: Pool | PoolClient,
  sql: string,
  parameters: readonly Value[] = [],
): Promise<Row[]> {
  const result = await on.query(sql, [...parameters]).catch(storeError)
  return result.rows as Row[]
}

function storeError(error: Error & { code?: string }): never {
  // A host with several addresses fails with a list of errors and no message of its own.
  throw new StoreError(error.message || `the database cannot be reached (${error.code})`, error.code)
}
