import { open, rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '../store/database.ts'

export interface Backup {
  file: string
  inquiries: number
  bytes: number
}

/**
 * A consistent copy of the SQLite store while the service writes, with what is still in the write-ahead log. The file
 * has its name only when it is whole, on the disk, and has been read once.
 */
export async function backup(database: Database, to: string): Promise<Backup> {
  const file = resolve(to)
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  // Made here, because SQLite would let others read it.
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await database.query('VACUUM INTO $1', [unfinished])
    const inquiries = countInquiries(unfinished)
    await handle.sync()
    await rename(unfinished, file)
    return { file, inquiries, bytes: (await stat(file)).size }
  } finally {
    await handle.close()
    await rm(unfinished, { force: true })
  }
}

/** Fails when the copy is damaged. */
function countInquiries(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const [check] = copy.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${check?.integrity_check}`)
    return Number(copy.prepare('SELECT COUNT(*) AS count FROM inquiries').get()?.count)
  } finally {
    copy.close()
  }
}
