import type { Locale } from '../routes.ts'
import { type EntryRef, type FileRef, Localized, type PictureRef } from './values.ts'

/** Content as one language sees it: every pair of texts becomes the one text. */
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

/** Picks one language everywhere and leaves out the items that exist in the other one only. */
export function inLanguage<T>(value: T, locale: Locale): InLanguage<T> {
  return pick(value, locale) as InLanguage<T>
}

function pick(value: unknown, locale: Locale): unknown {
  if (value instanceof Localized) return value.in(locale)
  if (Array.isArray(value)) return value.filter(item => shownIn(item, locale)).map(item => pick(item, locale))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => shownIn(item, locale))
      .map(([key, item]) => [key, pick(item, locale)]),
  )
}

function shownIn(item: unknown, locale: Locale): boolean {
  if (item === null || typeof item !== 'object' || !('only' in item)) return true
  return item.only === undefined || item.only === locale
}
