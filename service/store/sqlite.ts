import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Database, type Queries, StoreError, type Value } from './database.ts'
import { refuseNetworkFileSystem } from './local-disk.ts'
import { migrate } from './schema.ts'
import { createSharedCommit } from './shared-commit.ts'

function open(file: string): DatabaseSync {
  try {
    const connection = new DatabaseSync(file, { timeout: 5000 })
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    // What is erased must not stay readable in free pages of the file.
    connection.exec('PRAGMA secure_delete = ON')
    // From here on a lock is waited for without holding up the whole process: see `patiently`.
    connection.exec('PRAGMA busy_timeout = 0')
    return connection
  } catch (error) {
    throw new StoreError(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** The store of a single machine: one file, every commit forced to the disk before it counts. */
export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  refuseNetworkFileSystem(dataDir)
  const file = join(dataDir, 'inquiries.db')
  const connection = open(file)
  chmodSync(file, 0o600)

  const statements = new Map<string, StatementSync>()
  const queries: Queries = {
    query<Row>(sql: string, parameters: readonly Value[] = []) {
      try {
        let statement = statements.get(sql)
        if (!statement) {
          // SQLite numbers `$1` by first appearance, `?1` by its digit.
          statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'))
          statements.set(sql, statement)
        }
        return Promise.resolve(statement.all(...parameters) as Row[])
      } catch (error) {
        return Promise.reject(new StoreError((error as Error).message, { cause: error }))
      }
    },
  }

  // One connection: a statement from elsewhere must not slip into a transaction that is under way.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
  const shared = createSharedCommit(
    queries,
    () => patiently(() => queries.query('BEGIN IMMEDIATE')),
    () => connection.isTransaction,
  )
  function transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const result = shared.add(work)
    // After what has arrived by now has been read: it can come along.
    setImmediate(() => void inTurn(() => shared.commit()))
    return result
  }

  await transaction(migrate)
  return {
    kind: 'sqlite',
    claim: '',
    query: (sql, parameters) => inTurn(() => patiently(() => queries.query(sql, parameters))),
    transaction,
    forget: async () => {
      await inTurn(() => patiently(() => queries.query('PRAGMA wal_checkpoint(TRUNCATE)')))
    },
    close: () =>
      inTurn(() => {
        connection.close()
        return Promise.resolve()
      }),
  }
}

const longestWait = 5000
const sqliteBusy = 5

/** The command line is a second process on the same file: its writes are short, and waited for. */
async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + longestWait
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const { errcode } = (error as StoreError).cause as { errcode?: number }
      if (errcode !== sqliteBusy || Date.now() > deadline) throw error
      await new Promise(resolve => setTimeout(resolve, 5 + Math.random() * 10))
    }
  }
}
