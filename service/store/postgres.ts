import { Pool, type PoolClient } from 'pg'
import { type Database, type Queries, StoreError, type Value } from './database.ts'
import { migrate } from './schema.ts'

/** Any fixed number; all instances that migrate wait for each other on it. */
const migrationLock = 7_304_115

/** The store of several instances on one database. */
export async function openPostgres(url: string, onIdleError: () => void): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'achsmass-contact',
    // Set on the connection, not trusted to the server's configuration: an answer of 202 means "on the disk".
    options: '-c synchronous_commit=on',
  })
  // Without a listener, a database that restarts would end this process.
  pool.on('error', onIdleError)

  async function transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(storeError)
    let broken = false
    try {
      await run(client, 'BEGIN')
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

  try {
    await transaction(async queries => {
      await queries.query(`SELECT pg_advisory_xact_lock(${migrationLock})`)
      await migrate(queries)
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres',
    claim: 'FOR UPDATE SKIP LOCKED',
    query: (sql, parameters) => run(pool, sql, parameters),
    transaction,
    forget: async () => {
      await run(pool, 'VACUUM inquiries')
      await run(pool, 'VACUUM mails')
    },
    close: () => pool.end(),
  }
}

async function run<Row>(
  on: Pool | PoolClient,
  sql: string,
  parameters: readonly Value[] = [],
): Promise<Row[]> {
  const result = await on.query(sql, [...parameters]).catch(storeError)
  return result.rows as Row[]
}

function storeError(error: Error): never {
  throw new StoreError(error.message, { cause: error })
}
