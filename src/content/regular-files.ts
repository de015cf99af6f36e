// Lists the files of content/ that may be read. Following a symbolic link would publish its target.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sentence } from './problems.ts'

/** Texts that are not saved yet, by file name within content/. Undefined marks a file to be removed. */
export type NewTexts = Record<string, string | Buffer | undefined>

export type ContentFolder = {
  /** The names of regular files within the folder. */
  files: ReadonlySet<string>
  /** Symbolic links, devices and nested git folders, which are never read or followed. */
  irregular: readonly string[]
  read: (file: string) => Buffer
}

export function openFolder(root: string, changes: NewTexts = {}): ContentFolder {
  const files = new Set<string>()
  const irregular: string[] = []
  const walk = (below: string) => {
    for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
      const name = below + entry.name
      // The content folder itself may be a repository, but a nested one would hide its files from the firm's history.
      if (entry.name === '.git') {
        if (below !== '') irregular.push(name)
      } else if (entry.isDirectory()) walk(`${name}/`)
      else if (entry.isFile()) files.add(name)
      else irregular.push(name)
    }
  }
  if (existsSync(root)) walk('')
  for (const [file, text] of Object.entries(changes))
    if (text === undefined) files.delete(file)
    else files.add(file)
  return {
    files,
    irregular: irregular.sort(),
    read: file => {
      const text = changes[file]
      return text === undefined ? readFileSync(join(root, file)) : Buffer.from(text)
    },
  }
}

/**
 * Returns a hash of the content that does not depend on the folder's location. Hidden files are not part of it, because
 * no page shows them.
 */
export function contentDigest(root: string): string {
  const { files, read } = openFolder(root)
  const hash = createHash('sha256')
  for (const file of [...files].filter(name => !/(^|\/)\./.test(name)).sort())
    hash.update(`${file}\0${createHash('sha256').update(read(file)).digest('hex')}\0`)
  return hash.digest('hex').slice(0, 24)
}

/** Returns the reason why an entry is not read, and advice. */
export function irregularSays(name: string): Sentence {
  return name.endsWith('/.git')
    ? {
        de: 'ist ein eigener Git-Ordner; entfernen Sie ihn, dann gehören die Dateien daneben zum Inhalt',
        en: 'is a git folder of its own; remove it, and the files beside it belong to the content',
      }
    : {
        de: 'ist keine gewöhnliche Datei, sondern etwa eine Verknüpfung, und wird nie gelesen; legen Sie die Datei selbst hierher, oder entfernen Sie den Eintrag',
        en: 'is not a regular file but, for example, a symbolic link, and is never read; put the file itself here or remove the entry',
      }
}
