// The files that exist in content/. A name from a browser is looked up here and never used as a path.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { parse } from 'yaml'
import type { Source } from '../../src/content/model.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import { readSource } from '../../src/content/source.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { themeSchema } from '../../src/theme/schema.ts'
import { themeFile } from '../../src/theme/theme-file.ts'
import { Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'

export type ContentFile = { file: string; schema: v.GenericSchema }

const gone = {
  de: 'Diesen Inhalt gibt es nicht (mehr).',
  en: 'This content no longer exists.',
}

const notYaml: Sentence = {
  de: 'lässt sich nicht lesen; holen Sie die letzte Fassung zurück',
  en: 'cannot be read; restore the last version',
}

/** Lists all files by their names within content/, but no symbolic links. */
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

/** Lists the theme of the site. It is not part of the content, so searching and replacing leave it out. */
const themeFiles = ({ content }: Studio): ContentFile[] =>
  existsSync(join(content, themeFile)) ? [{ file: themeFile, schema: themeSchema }] : []

export const fileNamed = (studio: Studio, name: string): ContentFile | undefined =>
  [...contentFiles(studio), ...themeFiles(studio)].find(({ file }) => file === name)

export function contentFile(studio: Studio, name: string): ContentFile {
  const file = fileNamed(studio, name)
  if (!file) throw new Refusal(404, gone)
  return file
}

export const readText = (studio: Studio, file: string): string =>
  readFileSync(regularPath(studio, file), 'utf8')

/** Returns the path of a file. Refuses symbolic links on the way, which could lead out of the content. */
function regularPath({ content }: Studio, file: string): string {
  const path = join(content, file)
  const real = existsSync(path) && realpathSync(path)
  if (real !== join(realpathSync(content), file)) throw new Refusal(404, gone)
  return path
}

/** A file whose text is not YAML, such as one with conflict marks. It is a problem of that file alone. */
export class Unreadable extends Refusal {
  constructor(file: string, text: string) {
    const [firstProblem] = readSource(Buffer.from(text)).found
    const { de, en } = firstProblem?.says ?? notYaml
    const line = firstProblem?.line ?? 1
    super(422, { de: `${file}, Zeile ${line}: ${de}.`, en: `${file}, line ${line}: ${en}.` })
  }
}

/** Parses the text of a file. To YAML a single line of conflict marks is a text, so a text counts as unreadable. */
export function parseText(file: string, text: string): unknown {
  let value: unknown
  try {
    value = parse(text)
  } catch {
    throw new Unreadable(file, text)
  }
  if (typeof value !== 'object') throw new Unreadable(file, text)
  return value
}

const read = new Map<string, { state: string; value: unknown }>()

/** Reads a file as data that callers must not change. Reads it again only if its time or size differs. */
export function readYaml(studio: Studio, file: string): unknown {
  const path = regularPath(studio, file)
  const { mtimeMs, size, ino } = statSync(path)
  const state = `${mtimeMs} ${size} ${ino}`
  const known = read.get(path)
  if (known?.state === state) return known.value
  const value = parseText(file, readText(studio, file))
  read.set(path, { state, value })
  return value
}

/** Reads one of many files. Returns undefined if it is missing or unreadable, so that the others count. */
export function readIfReadable(studio: Studio, file: string): unknown {
  try {
    return readYaml(studio, file)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** One sentence for each file that cannot be read. */
export function unreadable(studio: Studio): Sentence[] {
  return contentFiles(studio).flatMap(({ file }) => {
    try {
      readYaml(studio, file)
      return []
    } catch (error) {
      if (error instanceof Unreadable) return [error.says]
      throw error
    }
  })
}

/** Refuses a change that must know every use of a value while a file is unreadable, because that may use it too. */
export function needAllReadable(studio: Studio): void {
  const [first] = unreadable(studio)
  if (first)
    throw new Refusal(409, {
      de: `Das geht erst, wenn sich alles lesen lässt. ${first.de}`,
      en: `Please repair the unreadable file first. ${first.en}`,
    })
}

/** Returns the first step of a path in a file, for error messages: `project`, `home`, `news`. */
export function formPath(file: string): string[] {
  const [folder = '', name] = file.replace(/\.yaml$/, '').split('/')
  if (folder === 'projects') return ['project']
  return [name ?? folder]
}
