// JSON Schema files that give text editors completion and help in content/*.yaml, made from the schemas of the build.
// `npm run dev` and `npm run format` write them, and git ignores them.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { contentDir } from '../src/content/content-dir.ts'
import { projectSchema } from '../src/content/schemas/project.ts'
import { pageSchema } from '../src/sections/page.ts'
import { contentFiles } from '../src/site/content.ts'

function editorSchemas(): Record<string, string> {
  const named: Record<string, v.GenericSchema> = { project: projectSchema, pages: pageSchema }
  for (const [name, source] of Object.entries(contentFiles))
    if ('schema' in source) named[name] = source.schema
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      // JSON Schema cannot express all checks; those are left to the build.
      const json = toJsonSchema(schema, {
        typeMode: 'input',
        errorMode: 'ignore',
        // Leaves out metadata, which only the Studio's forms need.
        ignoreActions: ['metadata'],
      })
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`]
    }),
  )
}

export function writeEditorSchemas(): void {
  const folder = join(contentDir(), '.schemas')
  mkdirSync(folder, { recursive: true })
  for (const [file, json] of Object.entries(editorSchemas())) writeFileSync(join(folder, file), json)
}
