import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

/** Deletes the files of these mails. A mail sent twice has a single file, because the name contains its id. */
export async function deleteMailFiles(dataDir: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const folder = mailFolder(dataDir)
  const files = await readdir(folder).catch(() => [])
  const doomed = files.filter(file => ids.some(id => file.includes(id)))
  for (const file of doomed) await rm(join(folder, file), { force: true })
  return doomed.length
}
