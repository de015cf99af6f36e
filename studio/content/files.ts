// The files of content/ that there are. A name from a browser is looked up here and never used as a path.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { parse } from 'yaml'
import type { Source } from '../../src/content/model.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import { siteModel } from '../../src/site/model.ts'
import { Refusal } from '../route.ts'
import type { Studio } from '../settings.ts'

export type ContentFile = { file: string; schema: v.GenericSchema }

const gone = {
  de: 'Diesen Inhalt gibt es nicht (mehr).',
  en: 'This content does not exist (any more).',
}

/** All files, by their names within content/. Links are none. */
export function contentFiles({ content }: Studio): ContentFile[] {
  const files = [...openFolder(content).files]
  return Object.values<Source>(siteModel.files).flatMap(source => {
    if ('file' in source)
      return source.file.endsWith('.yaml') && files.includes(source.file)
        ? [{ file: source.file, schema: source.schema }]
        : []
    return files.flatMap(file => {
      const [folder, name = '', ...deeper] = file.split('/')
      if (folder !== source.folder || deeper.length > 0 || !/^[a-z0-9-]+\.yaml$/.test(name)) return []
      const schema = source.schemaOf(name.slice(0, -'.yaml'.length))
      return schema ? [{ file, schema }] : []
    })
  })
}

export function contentFile(studio: Studio, name: string): ContentFile {
  const found = contentFiles(studio).find(({ file }) => file === name)
  if (!found) throw new Refusal(404, gone)
  return found
}

export const readText = ({ content }: Studio, file: string): string =>
  readFileSync(join(content, file), 'utf8')

const read = new Map<string, { state: string; value: unknown }>()

/** What a file says, as data that nobody changes. It is read again when its time or size is another. */
export function readYaml(studio: Studio, file: string): unknown {
  const path = join(studio.content, file)
  const { mtimeMs, size, ino } = statSync(path)
  const state = `${mtimeMs} ${size} ${ino}`
  const known = read.get(path)
  if (known?.state === state) return known.value
  const value: unknown = parse(readText(studio, file))
  read.set(path, { state, value })
  return value
}

/** Under which names labels look for the entries of a file: `project`, `home`, `news`. */
export function formPath(file: string): string[] {
  const [folder = '', name] = file.replace(/\.yaml$/, '').split('/')
  if (folder === 'projects') return ['project']
  if (folder === 'expertise') return ['expertise']
  return [name ?? folder]
}
