import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Database, StoreError } from '../store/database.ts'
import { newIdentity } from '../store/sqlite.ts'
import { SqliteFiles } from '../store/sqlite-files.ts'

export interface Backup {
  file: string
  inquiries: number
  bytes: number
}

/**
 * A consistent copy of the SQLite store while the service writes, with what is still in the write-ahead log. The file
 * has its name only when it is whole, on the disk, and has been read once.
 */
export async function backup(database: Database, dataDir: string, to: string): Promise<Backup> {
  const file = resolve(to)
  const own = await realpath(new SqliteFiles(dataDir).database)
  const target = join(await realpath(dirname(file)), basename(file))
  if (target.startsWith(own))
    throw new StoreError(`${file} is a file of the store itself; choose another one`)
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  // Made here, because SQLite would let others read it.
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await database.query('VACUUM INTO $1', [unfinished])
    const inquiries = checkCopy(unfinished)
    await handle.sync()
    await rename(unfinished, file)
    return { file, inquiries, bytes: (await stat(file)).size }
  } finally {
    await handle.close()
    await rm(unfinished, { force: true })
  }
}

/** Counts the inquiries. Fails when the copy is damaged. */
function checkCopy(file: string): number {
  const copy = new DatabaseSync(file)
  try {
    copy.exec(newIdentity())
    const [check] = copy.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${check?.integrity_check}`)
    return Number(copy.prepare('SELECT COUNT(*) AS count FROM inquiries').get()?.count)
  } finally {
    copy.close()
  }
}
