// Content files have a fixed format (src/content/document.ts), so that a change in the Studio only changes its own lines.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { canonical } from '../src/content/document.ts'

function filesInOtherForm(folder: string): { path: string; text: string }[] {
  return globSync('**/*.yaml', { cwd: folder })
    .map(file => join(folder, file))
    .flatMap(path => {
      const before = readFileSync(path, 'utf8')
      const text = canonical(before)
      return text === before ? [] : [{ path, text }]
    })
}

/** Names the files in another format; undefined if there are none. */
export function unformattedContent(folder: string): string | undefined {
  const paths = filesInOtherForm(folder).map(({ path }) => relative('.', path))
  return paths.length === 0 ? undefined : `Run npx achsmass format for: ${paths.join(', ')}`
}

export function formatContent(folder: string): void {
  for (const { path, text } of filesInOtherForm(folder)) writeFileSync(path, text)
}
