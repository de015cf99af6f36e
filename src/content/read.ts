// Reads content/ from disk and checks all of it in one run. Nothing else opens these files.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Locale } from '../routes.ts'
import { explain } from './explain.ts'
import { strayFiles } from './folder.ts'
import type { ContentPath, Model } from './model.ts'
import { ContentError, type ContentProblem, type Sentence, spokenLanguage } from './problems.ts'
import { checkReferences } from './references.ts'
import { readSource } from './source.ts'

/** The whole content, or a ContentError that lists every problem of every file. */
export function readContent<Content>(
  model: Model<Content>,
  root: string,
  language: Locale = spokenLanguage(),
): Content {
  const { content, problems } = parseContent(model, root, language)
  if (problems.length > 0) throw new ContentError(problems, language)
  return content as Content
}

/** What is there, as far as it can be read, and what is wrong with it. */
export function parseContent<Content>(model: Model<Content>, root: string, language: Locale) {
  const content: Record<string, unknown> = {}
  const places: Place[] = []
  const problems: ContentProblem[] = []
  const ofFile = (file: string, says: Sentence) =>
    problems.push({ file, line: 1, field: '', message: says[language] })

  const read = (path: ContentPath, file: string, schema: v.GenericSchema) => {
    const { data, found, lineOf } = readSource(join(root, file))
    places.push({ path, file, lineOf })
    for (const { line, says } of found) problems.push({ file, line, field: '', message: says[language] })
    if (data === undefined) return undefined
    const { output, issues = [] } = v.safeParse(schema, data, { lang: language })
    for (const issue of issues) {
      const at = (issue.path ?? []).map(step => step.key as string | number)
      problems.push({ file, line: lineOf(at), field: fieldName(at), message: explain(issue, language) })
    }
    return output
  }

  for (const [name, source] of Object.entries(model.files)) {
    if ('file' in source) {
      if (existsSync(join(root, source.file))) content[name] = read([name], source.file, source.schema)
      else if ('missing' in source) content[name] = source.missing
      else ofFile(source.file, missingFile)
      continue
    }
    const items: Record<string, unknown> = {}
    for (const file of yamlFilesIn(join(root, source.folder))) {
      const id = file.slice(0, -'.yaml'.length)
      const schema = source.schemaOf(id)
      if (schema) items[id] = read([name, id], `${source.folder}/${file}`, schema)
      else ofFile(`${source.folder}/${file}`, unexpectedFile)
    }
    for (const id of source.required ?? [])
      if (!(id in items)) ofFile(`${source.folder}/${id}.yaml`, missingFile)
    content[name] = items
  }
  for (const { file, says } of strayFiles(root, Object.values(model.files))) ofFile(file, says)

  /** A problem at a place of the content as a whole, told by its file and line. */
  const locate = (path: ContentPath, says: Sentence): ContentProblem => {
    const place = places.find(({ path: start }) => start.every((key, at) => key === path[at]))
    const rest = path.slice(place?.path.length ?? 0)
    return {
      file: place?.file ?? String(path[0]),
      line: place?.lineOf(rest) ?? 1,
      field: fieldName(rest),
      message: says[language],
    }
  }
  const mediaFiles = new Set(readdirSync(join(root, 'media'), { recursive: true, encoding: 'utf8' }))
  const between = [
    ...checkReferences(content, mediaFiles),
    ...model.check(content as Partial<Content>, mediaFiles),
  ]
  for (const { path, says } of between) problems.push(locate(path, says))
  return { content, problems, locate }
}

type Place = { path: ContentPath; file: string; lineOf: (path: ContentPath) => number }

function yamlFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
}

const missingFile: Sentence = {
  de: 'diese Datei fehlt; legen Sie sie an oder holen Sie die letzte Fassung zurück',
  en: 'this file is missing; create it or restore it from the last version',
}

const unexpectedFile: Sentence = {
  de: 'eine Seite dieses Namens gibt es nicht; benennen Sie die Datei um oder entfernen Sie sie',
  en: 'no page of this name exists; rename the file or remove it',
}

function fieldName(path: ContentPath): string {
  return path.map(key => (typeof key === 'number' ? `${key + 1}.` : key)).join(' › ')
}
