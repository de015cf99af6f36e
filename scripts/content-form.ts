// Content files have one form (src/content/document.ts), so that a change in the Studio shows as the lines it changes.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentDir } from '../src/content/content-dir.ts'
import { canonical } from '../src/content/document.ts'

/** The second firm is checked and formatted beside the content, wherever that is. */
const folders = () => [...new Set([relative('.', contentDir()), 'tests/other-firm'])].filter(existsSync)

function filesInOtherForm(): { path: string; text: string }[] {
  return folders()
    .flatMap(folder => globSync('**/*.yaml', { cwd: folder }).map(file => join(folder, file)))
    .flatMap(path => {
      const before = readFileSync(path, 'utf8')
      const text = canonical(before)
      return text === before ? [] : [{ path, text }]
    })
}

/** Names the files that differ, or nothing. */
export function unformattedContent(): string | undefined {
  const paths = filesInOtherForm().map(({ path }) => path)
  return paths.length === 0 ? undefined : `Run npm run format for: ${paths.join(', ')}`
}

export function formatContent(): void {
  for (const { path, text } of filesInOtherForm()) writeFileSync(path, text)
}
