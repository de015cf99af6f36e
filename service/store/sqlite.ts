import { randomInt } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Database, type Queries, StoreError, type Value } from './database.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { inquirySchema, migrate, type Schema } from './schema.ts'
import { SqliteFiles } from './sqlite-files.ts'

function open(file: string): DatabaseSync {
  try {
    const connection = new DatabaseSync(file, { timeout: 5000 })
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    // Overwrites deleted rows. Erased inquiries must not remain readable in free pages of the file.
    connection.exec('PRAGMA secure_delete = ON')
    // SQLite's own waiting would block the whole process; `unlessBusy` waits instead.
    connection.exec('PRAGMA busy_timeout = 0')
    return connection
  } catch (error) {
    throw new StoreError(`${file}: ${(error as Error).message}`)
  }
}

/** Opens the store of a single machine, in one file. Every commit is forced to the disk before it resolves. */
export async function openSqlite(dataDir: string, schema: Schema = inquirySchema): Promise<Database> {
  makeFolder(resolve(dataDir))
  refuseNetworkDisk(dataDir)
  const files = new SqliteFiles(dataDir, schema)
  files.refuseOrphanedLog()
  const connection = open(files.database)
  shareAsFolder(files.database, dataDir)

  const queries: Queries = {
    query<Row>(sql: string, parameters: readonly Value[] = []) {
      return unlessBusy(() => {
        // SQLite numbers `$1` by first appearance, `?1` by its digit.
        const statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'))
        return statement.all(...parameters) as Row[]
      })
    },
  }

  let lost: StoreError | undefined
  /** Refuses to write once the files were replaced, after rescuing the data of the original ones. */
  function guard(): void {
    const replaced = lost ? undefined : files.replaced
    if (replaced) {
      lost = new StoreError(`${files.database} or its log was replaced or removed; restart the service`)
      rescue(replaced)
    }
    if (lost) throw lost
  }
  /** Saves the data of the original files, which this connection still has open. Of an overwritten database little is left. */
  function rescue(replaced: 'database' | 'log'): void {
    if (replaced === 'log') {
      connection.exec('PRAGMA wal_checkpoint')
      return
    }
    try {
      connection.prepare('VACUUM INTO ?').run(`${files.database}.rescued-${Date.now()}`)
    } catch {}
    files.setLogAside()
  }

  // All callers share one connection, so no other statement may slip into a transaction in progress.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
  const guarded = <Result>(work: () => Promise<Result>) =>
    inTurn(async () => {
      guard()
      const result = await work()
      guard()
      return result
    })

  async function inTransaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    await queries.query('BEGIN IMMEDIATE')
    try {
      const result = await work(queries)
      await queries.query('COMMIT')
      return result
    } catch (error) {
      // On a full disk SQLite has already rolled back.
      if (connection.isTransaction) await queries.query('ROLLBACK')
      throw error
    }
  }

  /** Moves everything from the log into the database and empties the log. */
  async function checkpoint(): Promise<true | undefined> {
    // SQLite reports a blocking reader in the returned row and not as an error.
    const [row] = await queries.query<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')
    return row?.busy === 0 ? true : undefined
  }

  const isNew = await inTransaction(async () => {
    await migrate(queries, schema)
    const [row] = await queries.query<{ user_version: number }>('PRAGMA user_version')
    if (row?.user_version !== 0) return false
    await queries.query(newIdentity())
    return true
  })
  // The checkpoint moves the identity out of the log, because it is read from the database file.
  if (isNew) await retryWhileBusy(checkpoint)
  files.remember()
  return {
    kind: 'sqlite',
    query: (sql, parameters) => guarded(() => queries.query(sql, parameters)),
    transaction: work => guarded(() => inTransaction(work)),
    forget: async () => (await retryWhileBusy(() => guarded(checkpoint))) ?? false,
    close: () =>
      inTurn(async () => {
        // Closing would write the log into the replaced file.
        if (!lost && !files.replaced) connection.close()
      }),
  }
}

/** Makes a folder and its parents. Node's own recursion never ends in places such as /proc, where none can be made. */
function makeFolder(dir: string): void {
  if (existsSync(dir) && statSync(dir).isDirectory()) return
  makeFolder(dirname(dir))
  mkdirSync(dir, { mode: 0o700 })
}

/** File systems without the shared memory and reliable locks that SQLite needs: NFS, SMB, FUSE (sshfs, s3fs) and 9P. */
const networkTypes = [0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997]

export function refuseNetworkDisk(dir: string, type = statfsSync(dir).type): void {
  if (process.platform === 'linux' && networkTypes.includes(type))
    throw new StoreError(
      `DATA_DIR (${dir}) is on a network file system, where SQLite can lose inquiries; use a local disk, or PostgreSQL with DATABASE_URL`,
    )
}

/** Lets the group of the folder use the file too, because the Studio runs as a separate user. */
function shareAsFolder(file: string, dataDir: string): void {
  const isMine = statSync(file).uid === process.getuid?.()
  if (isMine) chmodSync(file, 0o600 | (statSync(dataDir).mode & 0o060))
}

/** Returns a statement that gives this copy of a store a new identity. */
export function newIdentity(): string {
  return `PRAGMA user_version = ${randomInt(1, 2 ** 31)}`
}

const sqliteBusy = 5

/** Waits for locks, because the command line is a second process on the same file. Its writes are short. */
async function unlessBusy<Row>(attempt: () => Row[]): Promise<Row[]> {
  let reason = ''
  const rows = await retryWhileBusy(() => {
    try {
      return attempt()
    } catch (error) {
      reason = (error as Error).message
      if ((error as { errcode?: number }).errcode !== sqliteBusy) throw new StoreError(reason)
      return undefined
    }
  })
  if (rows === undefined) throw new StoreError(reason)
  return rows
}
