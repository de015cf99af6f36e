import { openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from './database.ts'

/** Where SQLite keeps `user_version` in the file, by which one copy of a store is told from another. */
const identityOffset = 60

interface Look {
  /** Inode of the file that has the database's name now; 0 when there is none, or an empty one. */
  database: number
  log: number
  /** Of the file that was opened. */
  identity: number
}

/** The files of an open store. Whoever replaces them takes along what is written next. */
export class SqliteFiles {
  readonly database: string
  readonly log: string
  #descriptor = -1
  #opened: Look = { database: 0, log: 0, identity: 0 }

  constructor(dataDir: string) {
    this.database = join(dataDir, 'inquiries.db')
    this.log = `${this.database}-wal`
  }

  /** SQLite throws the log away when there is no database beside it, and with it the newest inquiries. */
  refuseOrphanedLog(): void {
    if (size(this.log) === 0 || size(this.database) > 0) return
    throw new StoreError(
      `${this.database} is missing or empty, but its log ${this.log} holds inquiries; put the database back, or move the log away`,
    )
  }

  /** From here on these are the files. */
  remember(): void {
    // Never closed: that would release the locks that SQLite has on the same file in this process.
    this.#descriptor = openSync(this.database, 'r')
    this.#opened = this.#look()
  }

  /** What happened to the files since. */
  state(): 'intact' | 'database moved' | 'database overwritten' | 'log removed' {
    const now = this.#look()
    if (now.database !== this.#opened.database) return 'database moved'
    if (now.identity !== this.#opened.identity) return 'database overwritten'
    return now.log === this.#opened.log ? 'intact' : 'log removed'
  }

  /** The log belongs to the database of before: the next start must not write it into the one that is there now. */
  setLogAside(): void {
    const { database, log } = this.#look()
    if (database === 0 || log !== this.#opened.log) return
    renameSync(this.log, `${this.log}.replaced`)
    rmSync(`${this.database}-shm`, { force: true })
  }

  #look(): Look {
    const bytes = Buffer.alloc(4)
    readSync(this.#descriptor, bytes, 0, 4, identityOffset)
    return {
      database: size(this.database) === 0 ? 0 : inode(this.database),
      log: inode(this.log),
      identity: bytes.readUInt32BE(),
    }
  }
}

function size(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function inode(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? 0
}
