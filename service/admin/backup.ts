import { existsSync } from 'node:fs'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Database, StoreError } from '../store/database.ts'
import { inquirySchema } from '../store/schema.ts'
import { newIdentity, openSqlite } from '../store/sqlite.ts'
import { SqliteFiles } from '../store/sqlite-files.ts'
import { studioSchema } from '../store/studio-schema.ts'

export interface Backup {
  file: string
  inquiries: number
  bytes: number
}

/** Copies the store of the inquiries while the service writes. */
export async function backup(database: Database, dataDir: string, to: string): Promise<Backup> {
  const { count, ...copy } = await copyStore(database, 'inquiries', dataDir, to)
  return { ...copy, inquiries: count }
}

/** Copies the store of the Studio, if there is one: beside today.db as today.studio.db. */
export async function backupStudio(dataDir: string, to: string): Promise<string | undefined> {
  if (!existsSync(new SqliteFiles(dataDir, studioSchema).database)) return undefined
  const end = extname(to)
  const database = await openSqlite(dataDir, studioSchema)
  try {
    const target = `${to.slice(0, to.length - end.length)}.studio${end}`
    return (await copyStore(database, 'people', dataDir, target)).file
  } finally {
    await database.close()
  }
}

/**
 * Makes a consistent copy of a SQLite store while a program writes, including the write-ahead log. The file only gets its
 * final name once it is complete, on the disk and checked.
 */
async function copyStore(database: Database, table: string, dataDir: string, to: string) {
  const file = resolve(to)
  if (!existsSync(dirname(file))) throw new StoreError(`there is no folder ${dirname(file)}`)
  const target = join(await realpath(dirname(file)), basename(file))
  for (const { database: own } of [inquirySchema, studioSchema].map(each => new SqliteFiles(dataDir, each)))
    if (existsSync(own) && isFileOf(await realpath(own), target))
      throw new StoreError(`${file} is a file of the store itself; choose another one`)
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  // SQLite would create the file readable for other users.
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await database.query('VACUUM INTO $1', [unfinished])
    const count = checkCopy(unfinished, table)
    await handle.sync()
    await rename(unfinished, file)
    return { file, count, bytes: (await stat(file)).size }
  } finally {
    await handle.close()
    await rm(unfinished, { force: true })
  }
}

/** Checks whether a file is a store or one of those that SQLite keeps beside it. */
const isFileOf = (store: string, file: string): boolean =>
  ['', '-wal', '-shm', '-journal'].some(end => file === store + end)

/** Counts the rows of a table. Fails when the copy is damaged. */
function checkCopy(file: string, table: string): number {
  const copy = new DatabaseSync(file)
  try {
    copy.exec(newIdentity())
    const [check] = copy.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${check?.integrity_check}`)
    return Number(copy.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get()?.count)
  } finally {
    copy.close()
  }
}
