// Reads and checks all content files in one run. The files may come from a folder, a draft or a commit.
import * as v from 'valibot'
import type { ProgramLanguage } from '../i18n/program-language.ts'
import { setAddresses, setLocales } from '../routes.ts'
import { addressesIn } from './addresses.ts'
import type { Audience } from './audience.ts'
import type { Path } from './changes.ts'
import { explain } from './explain-issue.ts'
import { strayFiles } from './folder.ts'
import { formatProblem } from './format.ts'
import type { Model } from './model.ts'
import { rightsProblems } from './picture-rights.ts'
import { ContentError, type ContentProblem, type Sentence } from './problems.ts'
import { type Public, publicContent } from './public-content.ts'
import { checkReferences } from './references.ts'
import { type ContentFolder, irregularSays, openFolder } from './regular-files.ts'
import { readSource, type SourceFile } from './source.ts'

/** Returns the content for its audience, or throws a ContentError that lists every problem of every file. */
export function readContent<Content>(
  model: Model<Content>,
  root: string,
  language?: ProgramLanguage,
  audience?: Audience,
): Public<Content> {
  return publicContent(readWhole(model, root, language, audience), undefined, audience)
}

/** Returns the content including internal facts. The audience decides which checks it must pass. */
export function readWhole<Content>(
  model: Model<Content>,
  root: string,
  language?: ProgramLanguage,
  audience?: Audience,
): Content {
  const { content, problems } = parseContent(model, openFolder(root), audience)
  if (problems.length > 0) throw new ContentError(problems, language)
  return content as Content
}

/**
 * Reads as much as possible, including internal facts, and lists the problems of the rest. Invalid content never makes it
 * throw.
 */
export function parseContent<Content>(model: Model<Content>, folder: ContentFolder, audience?: Audience) {
  setAddresses(addressesIn(folder))
  const content: Record<string, unknown> = {}
  const places: Place[] = []
  const problems: ContentProblem[] = []
  const ofFile = (file: string, says: Sentence) => problems.push({ file, line: 1, path: [], says })

  const read = (path: Path, file: string, schema: v.GenericSchema) => {
    const { output, lineOf, wrong } = readFile(folder, file, schema)
    places.push({ path, file, lineOf })
    problems.push(...wrong)
    return output
  }

  for (const [name, source] of Object.entries(model.files)) {
    if ('file' in source) {
      if (folder.files.has(source.file)) content[name] = read([name], source.file, source.schema)
      else if ('missing' in source) content[name] = source.missing
      else ofFile(source.file, missingFile)
      continue
    }
    const items: Record<string, unknown> = {}
    for (const file of yamlFilesIn(folder, source.folder)) {
      const id = file.slice(0, -'.yaml'.length)
      const schema = source.schemaOf(id)
      if (schema) items[id] = read([name, id], `${source.folder}/${file}`, schema)
      else ofFile(`${source.folder}/${file}`, unexpectedFile)
    }
    for (const id of source.required ?? [])
      if (!(id in items)) ofFile(`${source.folder}/${id}.yaml`, missingFile)
    content[name] = items
  }
  for (const { file, says } of strayFiles(folder.files, Object.values(model.files))) ofFile(file, says)
  for (const name of folder.irregular) ofFile(name, irregularSays(name))

  /** Converts a path of the whole content to a problem with its file and line. */
  const locate = (path: Path, says: Sentence): ContentProblem => {
    const place = places.find(({ path: start }) => start.every((key, at) => key === path[at]))
    const rest = path.slice(place?.path.length ?? 0)
    return {
      file: place?.file ?? String(path[0]),
      line: place?.lineOf(rest) ?? 1,
      path: rest,
      says,
    }
  }
  const mediaFiles = new Set(
    [...folder.files].flatMap(file => (file.startsWith('media/') ? [file.slice('media/'.length)] : [])),
  )
  const known = content as Partial<Content>
  setLocales(model.languages(known))
  const hasBrokenFile = problems.length > 0
  const between = [
    () => checkReferences(content, mediaFiles, locale => model.pages(known, locale)),
    // Bids are not checked. They leave such pictures out, and must be possible even on the day that a right ends.
    () => ((audience ?? 'website') === 'website' ? rightsProblems(content) : []),
    () => model.check(known, mediaFiles),
  ].flatMap(check => orNothing(check, hasBrokenFile))
  for (const { path, says } of between) problems.push(locate(path, says))
  const ofFormat = formatProblem(folder, model.format)
  return { content, problems: ofFormat ? [ofFormat] : problems, locate }
}

/**
 * Runs a check between files, which relies on valid ones. If it throws because of a broken file, its problems appear once
 * that file is repaired.
 */
function orNothing<T>(check: () => T[], hasBrokenFile: boolean): T[] {
  try {
    return check()
  } catch (error) {
    if (hasBrokenFile) return []
    throw error
  }
}

type Read = { output: unknown; lineOf: SourceFile['lineOf']; wrong: ContentProblem[] }

/** Caches parsed files. After each pause in typing the Studio reads all of them, although only one has changed. */
const lastRead = new Map<string, { bytes: Buffer; schema: v.GenericSchema; read: Read }>()

function readFile(folder: ContentFolder, file: string, schema: v.GenericSchema): Read {
  const bytes = folder.read(file)
  const last = lastRead.get(file)
  if (last?.schema === schema && last.bytes.equals(bytes)) return last.read
  const { data, found, lineOf } = readSource(bytes)
  const wrong: ContentProblem[] = found.map(({ line, says }) => ({ file, line, path: [], says }))
  const { output, issues } = data === undefined ? { output: undefined, issues: [] } : validate(schema, data)
  for (const { path, says } of issues) wrong.push({ file, line: lineOf(path), path, says })
  const read = { output, lineOf, wrong }
  lastRead.set(file, { bytes, schema, read })
  return read
}

/** Validates data. Schemas create their messages while they check, so data with problems is checked once per language. */
export function validate(schema: v.GenericSchema, data: unknown) {
  const { output, issues: german } = v.safeParse(schema, data, { lang: 'de' })
  const { issues: english } = german ? v.safeParse(schema, data, { lang: 'en' }) : {}
  const issues = (german ?? []).map((issue, at) => ({
    path: (issue.path ?? []).map(step => step.key as string | number),
    says: { de: explain(issue, 'de'), en: explain(english?.[at] ?? issue, 'en') },
  }))
  // Keeps only the first issue at each path, because the others follow from it.
  const places = new Set<string>()
  return {
    output,
    issues: issues.filter(({ path }) => {
      const place = JSON.stringify(path)
      return !places.has(place) && places.add(place)
    }),
  }
}

type Place = { path: Path; file: string; lineOf: Read['lineOf'] }

function yamlFilesIn({ files }: ContentFolder, folder: string): string[] {
  return [...files]
    .filter(file => file.startsWith(`${folder}/`) && file.endsWith('.yaml'))
    .map(file => file.slice(folder.length + 1))
    .filter(name => !name.includes('/'))
    .sort()
}

const missingFile: Sentence = {
  de: 'diese Datei fehlt; legen Sie sie an oder holen Sie die letzte Fassung zurück',
  en: 'this file is missing; create it or restore it from the last version',
}

const unexpectedFile: Sentence = {
  de: 'kann keine Seite sein: der Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen und gehört noch keiner anderen Adresse; benennen Sie die Datei um oder entfernen Sie sie',
  en: 'cannot be a page: its name must have only small letters, digits and hyphens, and not belong to another address; rename the file or remove it',
}
