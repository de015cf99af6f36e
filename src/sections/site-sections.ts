// The folder of a site's own sections.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inProgram } from '../../tools/program.ts'
import { folderOf, type Kind } from './define-kind.ts'

export type KindModule = Record<string, unknown>

/** The folder beside a site's content. */
export const sectionsDir = (content: string): string => join(content, '../sections')

/** Returns the schema files of a site's own kinds, sorted by folder. */
export function schemaFiles(content: string): string[] {
  const dir = sectionsDir(content)
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .sort()
    .map(folder => join(dir, folder, 'schema.ts'))
    .filter(file => existsSync(file))
}

/** Returns the kind that a schema file defines, or throws an error that names the file. */
export function kindIn(module: KindModule, file: string): Kind {
  const kind = Object.values(module).find(isKind)
  if (!kind) throw new Error(`${file} exports no kind of section; make one with defineKind.`)
  const folder = folderOf(kind.name)
  if (!file.endsWith(join(folder, 'schema.ts')))
    throw new Error(`${file} defines "${kind.name}"; its folder must be ${folder}.`)
  if (existsSync(inProgram(`src/sections/${folder}`)))
    throw new Error(`${file} defines "${kind.name}", a kind that the program has; take another name.`)
  return kind
}

const isKind = (value: unknown): value is Kind =>
  value !== null && typeof value === 'object' && 'schema' in value && 'rules' in value && 'name' in value
