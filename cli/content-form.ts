// Content files have a fixed format (src/content/document.ts), so that a change in the Studio only changes its own lines.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { canonical } from '../src/content/document.ts'
import type { ProgramLanguage } from '../src/i18n/program-language.ts'

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
export function unformattedContent(folder: string, language: ProgramLanguage): string | undefined {
  const paths = filesInOtherForm(folder)
    .map(({ path }) => relative('.', path))
    .join(', ')
  if (paths === '') return undefined
  return language === 'de'
    ? `Diese Dateien sind nicht im üblichen Format: ${paths}. Rufen Sie npx achsmass format auf.`
    : `These files are not formatted: ${paths}. Run npx achsmass format.`
}

export function formatContent(folder: string): void {
  for (const { path, text } of filesInOtherForm(folder)) writeFileSync(path, text)
}
