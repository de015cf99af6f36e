// Derives a form from a schema by walking it, so that nothing is defined twice. A new entry in a schema
// appears in the form without further code.
import * as v from 'valibot'
import { type PictureFormat, pictureFormats } from '../../src/content/picture-formats.ts'
import type { Sentence } from '../../src/content/problems.ts'
import type { Choice, Entry, Field, PairKind, WordKind } from './form-fields.ts'

/** A schema as valibot keeps it; which of these there are depends on its type. */
type Part = {
  type: string
  pipe?: [Part, ...Part[]]
  entries?: Record<string, Part>
  wrapped?: Part
  item?: Part
  key?: Part | string
  value?: Part
  /** Beside the schema: how editors call the field, and its choices. */
  label?: Sentence
  help?: Sentence
  names?: Record<string, Sentence>
  options?: (Part | string | number)[]
  literal?: string
  requirement?: number | RegExp
}
type Meta = {
  kind?: string
  placeholders?: string[]
  optional?: string[]
  place?: PictureFormat
  from?: number
  to?: number
}

/** The path names the entry in an error, from the file's own name on. */
export function formOf(schema: v.GenericSchema, path: string[]): Field {
  return fieldOf(schema as unknown as Part, path)
}

function fieldOf(given: Part, path: string[]): Field {
  const schema = given.type === 'optional' && given.wrapped && !given.pipe ? given.wrapped : given
  const meta = v.getMetadata(schema as never) as Meta
  const { kind } = meta
  if (kind === 'text' || kind === 'heading' || kind === 'label' || kind === 'markdown')
    return pairOf(kind, meta)
  if (kind === 'name' || kind === 'languages' || kind === 'by-hand') return { type: kind }
  const parts = unrolled(schema)
  const base = parts[0] as Part
  const choice = parts.find(part => part.type === 'picklist')
  if (choice) return { type: 'choice', options: choicesOf(choice, path) }
  switch (base.type) {
    case 'strict_object':
      return isStated(base) ? factOf(base, base.entries?.value as Part, path, true) : groupOf(base, path)
    case 'array':
      return listOf(base, path, parts)
    case 'record':
      return mapOf(base, path)
    case 'variant':
      return variantOf(base, path)
    case 'union':
      return unionOf(base.options as Part[], path, parts)
    case 'literal':
      return { type: 'fixed', value: String(base.literal) }
    case 'boolean':
      return { type: 'boolean' }
    case 'number':
      return {
        type: 'number',
        min: limits('min_value', parts)[0],
        max: limits('max_value', parts)[0],
        whole: parts.some(({ type }) => type === 'integer'),
      }
    case 'string':
      return wordOf(meta, parts)
    case 'optional':
      return fieldOf(base.wrapped as Part, path)
  }
  throw new Error(`No field for ${base.type} at ${path.join(' › ')}`)
}

function pairOf(kind: PairKind, { placeholders = [], optional = [], from, to }: Meta): Field {
  const length = from !== undefined && to !== undefined ? { from, to } : undefined
  return { type: 'pair', kind, placeholders, optional, length }
}

const limits = (type: string, parts: Part[]): number[] =>
  parts.filter(part => part.type === type).map(({ requirement }) => Number(requirement))

function listOf({ item }: Part, path: string[], parts: Part[]): Field {
  const [length] = limits('length', parts)
  // Nested pipes may each set a minimum; the largest counts.
  const min = length ?? Math.max(0, ...limits('min_length', parts))
  const max = length ?? limits('max_length', parts)[0]
  return { type: 'list', item: fieldOf(item as Part, path), min, max }
}

function mapOf({ key, value }: Part, path: string[]): Field {
  const names = key as Part
  const keys = names.type === 'picklist' ? choicesOf(names, path) : undefined
  return { type: 'map', value: fieldOf(value as Part, path), keys }
}

function groupOf(base: Part, path: string[]): Field {
  const entries = Object.entries(base.entries ?? {}).map(([key, entry]) => entryOf(key, entry, path))
  return { type: 'group', entries }
}

/** The entry that tells variants apart. It is chosen with the variant, not edited. */
const variantLabel: Sentence = { de: 'Art', en: 'Kind' }

function entryOf(key: string, entry: Part, path: string[]): Entry {
  const label = entry.label ?? entry.wrapped?.label ?? (entry.type === 'literal' ? variantLabel : undefined)
  if (!label) throw new Error(`No label for ${[...path, key].join(' › ')}`)
  const help = entry.help ?? entry.wrapped?.help
  const optional = entry.type === 'optional'
  return { key, label, help, optional, field: fieldOf(entry, [...path, key]) }
}

const isStated = ({ entries = {} }: Part): boolean => 'value' in entries && 'consent' in entries

function factOf({ entries = {} }: Part, value: Part, path: string[], always: boolean): Field {
  const consent = entryOf('consent', entries.consent as Part, path)
  return { type: 'fact', field: fieldOf(value, path), consent, always }
}

function variantOf(base: Part, path: string[]): Field {
  const key = base.key as string
  const options = (base.options as Part[]).map(option => {
    const value = String(unrolled(option)[0]?.entries?.[key]?.literal)
    return { value, label: nameOf(option.label, [...path, key], value), field: fieldOf(option, path) }
  })
  return { type: 'variant', key, options }
}

/** The only unions that content has: a fact with or without who may see it, and a year or a month. */
function unionOf(options: Part[], path: string[], parts: Part[]): Field {
  const [plain, stated] = options
  const group = stated && unrolled(stated)[0]
  if (plain && group && isStated(group)) return factOf(group, plain, path, false)
  const types = options.map(option => unrolled(option)[0]?.type).join()
  if (types === 'number,string' && parts[0]) return { type: 'word', kind: 'yearOrMonth', least: undefined }
  throw new Error(`No field for a choice of ${types} at ${path.join(' › ')}`)
}

function wordOf({ kind, place }: Meta, parts: Part[]): Field {
  const least = place && pictureFormats[place].least
  return { type: 'word', kind: place === 'portrait' ? place : wordKind(kind, parts), least }
}

function wordKind(kind: string | undefined, parts: Part[]): WordKind {
  if (kind) return kind as WordKind
  const pattern = String(parts.find(({ type }) => type === 'regex')?.requirement ?? '')
  if (pattern.includes('(0[1-9]|1[0-2])')) return 'month'
  return pattern === String(/^\d{2}:\d{2}$/) ? 'clock' : 'plain'
}

const choicesOf = ({ options = [], names }: Part, path: string[]): Choice[] =>
  options.map(option => {
    const value = option as string | number
    return { value, label: nameOf(names?.[value], path, value) }
  })

/** Numbers are their own name. */
function nameOf(label: Sentence | undefined, path: string[], value: string | number): Sentence {
  if (label) return label
  if (typeof value === 'number') return { de: `${value}`, en: `${value}` }
  throw new Error(`No name for ${path.join(' › ')} ${value}`)
}

/** Returns the schema and its further conditions, with nested pipes unrolled. */
function unrolled(schema: Part): Part[] {
  if (!schema.pipe) return schema.type === 'optional' && schema.wrapped ? unrolled(schema.wrapped) : [schema]
  const [first, ...rest] = schema.pipe
  return [...unrolled(first), ...rest]
}
