// Turns content into the data of a page: resolves languages, placeholders, and values that stand for others. No other
// code does.
import type { Locale } from '../routes.ts'
import { keepTogether } from './keep-together.ts'
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts'
import { type EntryRef, type FileRef, Localized, type PictureRef } from './values.ts'

/** The type of content in one language. Pictures, files and entries are still references. */
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

/** Returns false for instances of classes, such as a picture, which are resolved to something else. */
export const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

export type Context = {
  locale: Locale
  placeholders: PlaceholderValues
  /** Resolves a value that stands for another. Returns undefined for all others, which the walk then copies. */
  leaf: (value: object) => unknown
}

/**
 * Copies a value for one language. Hidden items and those that exist only in another language are left out. The promises
 * of all leaves are awaited together.
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

/** Replaces a promise by its result. */
function settle(parent: Record<string | number, unknown>, key: string | number, pending: Promise<void>[]) {
  const promise = parent[key]
  if (!(promise instanceof Promise)) return
  pending.push(
    promise.then(result => {
      parent[key] = result
    }),
  )
}

/** Fills the placeholders of a text or a label. */
function textOf(value: unknown, context: Context): unknown {
  if (typeof value === 'string')
    return keepTogether(fillPlaceholders(value, context.placeholders), context.locale)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, textOf(item, context)]))
}

/** Returns false for items that an editor has hidden or that exist only in another language. */
export function isVisible(item: unknown, locale: Locale): boolean {
  if (item === null || typeof item !== 'object') return true
  const { hidden, only } = item as { hidden?: unknown; only?: unknown }
  return hidden !== true && (!Array.isArray(only) || only.includes(locale))
}
