// Projects of an earlier version: who answers for one stood there as a name alone, and a person at the client without consent.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Change } from '../../src/content/changes.ts'
import { apply } from '../../src/content/document.ts'

export function convertProjects(dir: string): void {
  const folder = join(dir, 'projects')
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const text = readFileSync(join(folder, name), 'utf8')
    const changes = changesIn(parse(text))
    if (changes.length > 0) writeFileSync(join(folder, name), apply(text, changes))
  }
}

/** A consent has a date, which nobody noted: the person becomes internal until the firm writes one. */
function changesIn({ facts }: { facts?: { client?: { contact?: { public?: boolean } } } }): Change[] {
  const isShown = facts?.client?.contact?.public === true
  return isShown ? [{ op: 'set', path: ['facts', 'client', 'contact', 'public'], value: false }] : []
}
