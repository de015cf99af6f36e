import { openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from './database.ts'
import { inquirySchema, type Schema } from './schema.ts'

/** The offset of `user_version` in a SQLite file. A random number there tells copies of a store apart. */
const identityOffset = 60

/** The files of an open store. If they are replaced while it is open, later writes go to files that are deleted. */
export class SqliteFiles {
  readonly database: string
  readonly log: string
  readonly #holds: string
  #descriptor = -1
  #opened = { database: '', log: 0 }

  constructor(dataDir: string, { file, holds }: Schema = inquirySchema) {
    this.#holds = holds
    this.database = join(dataDir, file)
    this.log = `${this.database}-wal`
  }

  /** Refuses a log without its database, because SQLite would delete the log and the newest rows in it. */
  refuseOrphanedLog(): void {
    if (stateOf(this.log).size === 0 || stateOf(this.database).size > 0) return
    throw new StoreError(
      `${this.database} is missing or empty, but its log ${this.log} holds ${this.#holds}; put the database back, or move the log away`,
    )
  }

  /** Remembers the identity of the opened files. */
  remember(): void {
    // The descriptor is never closed, because that would release SQLite's locks on the same file in this process.
    this.#descriptor = openSync(this.database, 'r')
    this.#opened = this.#mark()
  }

  /** Names the file that was replaced since it was opened. */
  get replaced(): 'database' | 'log' | undefined {
    const { database, log } = this.#mark()
    if (database !== this.#opened.database) return 'database'
    return log === this.#opened.log ? undefined : 'log'
  }

  /** Keeps the next start from writing the log into a database that it does not belong to. */
  setLogAside(): void {
    if (stateOf(this.database).size === 0 || stateOf(this.log).size === 0) return
    renameSync(this.log, `${this.log}.replaced`)
    rmSync(`${this.database}-shm`, { force: true })
  }

  #mark() {
    const identity = Buffer.alloc(4)
    readSync(this.#descriptor, identity, 0, 4, identityOffset)
    const [database, log] = [stateOf(this.database), stateOf(this.log)]
    return { database: `${database.size > 0 ? database.ino : 0} ${identity.toString('hex')}`, log: log.ino }
  }
}

function stateOf(file: string): { size: number; ino: number } {
  return statSync(file, { throwIfNoEntry: false }) ?? { size: 0, ino: 0 }
}
