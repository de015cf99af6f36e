// Converts projects of an earlier version: their lead was only a name, a person at the client had no consent, and hidden
// projects were not yet internal.
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

type OldProject = {
  hidden?: boolean
  lead?: unknown
  facts?: { client?: { contact?: { public?: boolean } } }
}

function changesIn({ hidden, lead, facts }: OldProject): Change[] {
  const changes: Change[] = []
  if (typeof lead === 'string') changes.push({ op: 'set', path: ['lead'], value: { person: lead } })
  if (hidden !== undefined) changes.push({ op: 'remove', path: ['hidden'] })
  if (hidden) changes.push({ op: 'set', path: ['visibility'], value: 'internal' })
  // A consent needs a date, which was never recorded, so the person becomes internal until the firm adds it.
  if (facts?.client?.contact?.public === true)
    changes.push({ op: 'set', path: ['facts', 'client', 'contact', 'public'], value: false })
  return changes
}
