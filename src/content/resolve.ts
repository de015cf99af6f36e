// The one walk from content to what a page shows: language, placeholders and whatever else a value stands for.
import type { Locale } from '../routes.ts'
import { keepTogether } from './keep-together.ts'
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts'
import { type EntryRef, type FileRef, Localized, type PictureRef } from './values.ts'

/** Content as one language sees it. Pictures, files and entries that it names are still names. */
export type InLanguage<T> =
  T extends Localized<infer U>
    ? U
    : T extends PictureRef | EntryRef | FileRef
      ? T
      : T extends readonly (infer Item)[]
        ? InLanguage<Item>[]
        : T extends object
          ? { [K in keyof T]: InLanguage<T[K]> }
          : T

export function inLanguage<T>(value: T, locale: Locale, placeholders: PlaceholderValues = {}): InLanguage<T> {
  const leaf = (named: object) => (isPlain(named) ? undefined : named)
  return copy(value, { locale, placeholders, leaf }, []) as InLanguage<T>
}

/** False for an instance of a class, which stands for something else, such as a picture. */
export const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

export type Context = {
  locale: Locale
  placeholders: PlaceholderValues
  /** Turns a value that stands for something else into it; leaves all others to the walk by returning undefined. */
  leaf: (value: object) => unknown
}

/**
 * Copies a value for one language. Items that are hidden or exist only in another language are left out. All
 * promises that leaves return are awaited together.
 */
export async function resolve(value: unknown, context: Context): Promise<unknown> {
  const pending: Promise<void>[] = []
  const root = { value: copy(value, context, pending) }
  settle(root, 'value', pending)
  await Promise.all(pending)
  return root.value
}

function copy(value: unknown, context: Context, pending: Promise<void>[]): unknown {
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Localized) return textOf(value.in(context.locale), context)
  const leaf = context.leaf(value)
  if (leaf !== undefined) return leaf
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.filter(item => isVisible(item, context.locale)).map((item, at) => [at, item])
    : Object.entries(value).filter(([, item]) => isVisible(item, context.locale))
  const result: Record<string | number, unknown> = (Array.isArray(value) ? [] : {}) as never
  for (const [key, item] of entries) {
    result[key] = copy(item, context, pending)
    settle(result, key, pending)
  }
  return result
}

/** Puts the result of a promise where the promise stood. */
function settle(parent: Record<string | number, unknown>, key: string | number, pending: Promise<void>[]) {
  const promise = parent[key]
  if (!(promise instanceof Promise)) return
  pending.push(
    promise.then(result => {
      parent[key] = result
    }),
  )
}

/** A text, or the words of a label. */
function textOf(value: unknown, context: Context): unknown {
  if (typeof value === 'string')
    return keepTogether(fillPlaceholders(value, context.placeholders), context.locale)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, textOf(item, context)]))
}

/** False for what an editor has hidden, and for what exists only in another language. */
export function isVisible(item: unknown, locale: Locale): boolean {
  if (item === null || typeof item !== 'object') return true
  const { hidden, only } = item as { hidden?: unknown; only?: unknown }
  return hidden !== true && (!Array.isArray(only) || only.includes(locale))
}
