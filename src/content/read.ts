// Reads content/ from disk and checks all of it in one run. Nothing else opens these files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isMap, LineCounter, parseDocument } from 'yaml'
import { type Content, contentFiles, type Source } from '../site/content.ts'
import { type ContentPath, checkReferences } from './references.ts'

export type ContentProblem = { file: string; line: number; field: string; message: string }

export class ContentError extends Error {
  readonly problems: ContentProblem[]
  constructor(problems: ContentProblem[]) {
    super(formatProblems(problems))
    this.name = 'ContentError'
    this.problems = problems
  }
}

export function formatProblems(problems: ContentProblem[]): string {
  const lines = problems.map(p => `content/${p.file}:${p.line}  ${p.field || '(whole file)'}: ${p.message}`)
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content:\n${lines.join('\n')}`
}

/** The whole content, or a ContentError that lists every problem of every file. */
export function readContent(root: string): Content {
  const problems: ContentProblem[] = []
  const content: Record<string, unknown> = {}
  const positions: PositionOf[] = []

  for (const [name, source] of Object.entries<Source>(contentFiles)) {
    if ('folder' in source) {
      const items: Record<string, unknown> = {}
      for (const file of yamlFilesIn(root, source.folder)) {
        const id = file.slice(0, -'.yaml'.length)
        const schema = source.schemaOf(id)
        if (!schema) {
          problems.push(unexpectedFile(`${source.folder}/${file}`))
          continue
        }
        const read = readFile(root, `${source.folder}/${file}`, schema)
        problems.push(...read.problems)
        positions.push({ path: [name, id], lineOf: read.lineOf, file: `${source.folder}/${file}` })
        if (read.data !== undefined) items[id] = read.data
      }
      for (const id of source.required ?? []) {
        if (!existsSync(join(root, source.folder, `${id}.yaml`)))
          problems.push(missingFile(`${source.folder}/${id}.yaml`))
      }
      content[name] = items
    } else {
      if (!existsSync(join(root, source.file))) {
        problems.push(missingFile(source.file))
        continue
      }
      const read = readFile(root, source.file, source.schema)
      problems.push(...read.problems)
      positions.push({ path: [name], lineOf: read.lineOf, file: source.file })
      if (read.data !== undefined) content[name] = read.data
    }
  }

  if (problems.length === 0) {
    const mediaFiles = new Set(readdirSync(join(root, 'media')))
    for (const found of checkReferences(content as Content, mediaFiles)) {
      const position = positions.find(p => p.path.every((key, i) => key === found.path[i]))
      const rest = found.path.slice(position?.path.length ?? 0)
      problems.push({
        file: position?.file ?? String(found.path[0]),
        line: position?.lineOf(rest) ?? 1,
        field: fieldName(rest),
        message: found.message,
      })
    }
  }
  if (problems.length > 0) throw new ContentError(problems)
  return content as Content
}

type PositionOf = { path: ContentPath; file: string; lineOf: (path: ContentPath) => number }

function yamlFilesIn(root: string, folder: string): string[] {
  const path = join(root, folder)
  return existsSync(path)
    ? readdirSync(path)
        .filter(name => name.endsWith('.yaml'))
        .sort()
    : []
}

function missingFile(file: string): ContentProblem {
  return {
    file,
    line: 1,
    field: '',
    message: 'this file is missing; create it or restore it from the last version',
  }
}

function unexpectedFile(file: string): ContentProblem {
  return { file, line: 1, field: '', message: 'no page of this name exists; rename the file or remove it' }
}

function fieldName(path: ContentPath): string {
  return path.map(key => (typeof key === 'number' ? `${key + 1}.` : key)).join(' › ')
}

function readFile(root: string, file: string, schema: v.GenericSchema) {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines })
  const problems: ContentProblem[] = []

  const lineOf = (path: ContentPath): number => {
    for (let length = path.length; length >= 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true)
      const key = path[length - 1]
      if (isMap(parent)) {
        const pair = parent.items.find(item => String(item.key) === String(key))
        const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range
        if (range) return lines.linePos(range[0]).line
      }
      const node = document.getIn(path.slice(0, length), true) as
        | { range?: [number, number, number] }
        | undefined
      if (node?.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }

  // What the parser says after its first complaint follows from it.
  const [error] = document.errors
  if (error) {
    const line = lines.linePos(error.pos[0]).line
    problems.push({ file, line, field: '', message: `cannot be read: ${error.message.split('\n')[0]}` })
  }
  if (problems.length > 0) return { data: undefined, problems, lineOf }

  const result = v.safeParse(schema, document.toJS())
  if (result.success) return { data: result.output, problems, lineOf }
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(step => step.key as string | number)
    problems.push({ file, line: lineOf(path), field: fieldName(path), message: explain(issue) })
  }
  return { data: undefined, problems, lineOf }
}

/** A sentence that says what to do, for someone who does not program. */
function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'is not known here; correct the spelling or take the entry out'
  if (issue.received === 'undefined') return 'is missing; add this entry'
  if (issue.type === 'picklist') return `must be one of ${issue.expected}; it says ${issue.received}`
  if (issue.type === 'strict_object' || issue.type === 'object')
    return `must be a group of entries (for text: de and en); it says ${issue.received}`
  if (issue.type === 'array') return 'must be a list; begin each entry with a dash'
  if (issue.kind === 'schema' && issue.expected)
    return issue.message.startsWith('Invalid')
      ? `must be ${issue.expected}; it says ${issue.received}`
      : issue.message
  return issue.message
}
