// Files are written whole or not at all: a reader, or a machine that loses power, never sees half of one.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CannotChange, type Change } from '../../src/content/changes.ts'
import { apply, type OrderAt } from '../../src/content/document.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { Refusal } from '../http/route.ts'

/** Applies the changes to a text. Refuses with the given sentence if one of them no longer fits. */
export function applyOrRefuse(text: string, changes: Change[], order: OrderAt, says: Sentence): string {
  try {
    return apply(text, changes, order)
  } catch (error) {
    if (error instanceof CannotChange) throw new Refusal(409, says)
    throw error
  }
}

/** The prefix of a file's name until the file is complete. It makes leftovers recognisable. */
export const unfinishedMark = '.studio-'

export function writeWhole(path: string, bytes: string | Buffer): void {
  const temporary = join(dirname(path), `${unfinishedMark}${process.pid}-${basename(path)}`)
  try {
    writeFileSync(temporary, bytes, { flush: true })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  syncFolder(dirname(path))
}

/** Syncs a folder, so that a new file name survives a power cut. Windows cannot sync folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const file = openSync(folder, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Removes unfinished files that a killed Studio left. */
export function sweepUp(content: string): void {
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.startsWith(unfinishedMark))
      rmSync(join(entry.parentPath, entry.name), { force: true })
}
