// What no single file can know: translations that are due, people and media that must exist.
import { locales } from '../routes.ts'
import type { Content } from '../site/content.ts'
import { FileRef, Localized, PersonRef, PictureRef } from './fields.ts'

export type ContentPath = (string | number)[]
export type ReferenceProblem = { path: ContentPath; message: string }

export function checkReferences(content: Content, mediaFiles: ReadonlySet<string>): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const report = (path: ContentPath, message: string) => problems.push({ path, message })

  walk(content, [], undefined, (value, path, only) => {
    if (value instanceof Localized) {
      for (const locale of locales) {
        if (value.in(locale) === undefined && only !== swap(locale))
          report(
            [...path],
            `the ${locale} text is missing; translate it, or mark the item with "only: ${swap(locale)}"`,
          )
      }
    } else if (value instanceof PictureRef) {
      if (!mediaFiles.has(value.file))
        report(path, `content/media has no picture ${value.file}; add it or correct the name`)
      else if (!(value.file in content.media || value.file in content.portraits))
        report(
          path,
          `${value.file} has no alternative text; describe it in media/pictures.yaml, in de and en`,
        )
    } else if (value instanceof FileRef) {
      if (!mediaFiles.has(value.file))
        report(path, `content/media has no file ${value.file}; add it or correct the name`)
    } else if (value instanceof PersonRef) {
      if (!(value.id in content.people.persons))
        report(
          path,
          `people.yaml has no person "${value.id}"; the keys are ${Object.keys(content.people.persons).join(', ')}`,
        )
    }
  })

  for (const list of ['media', 'portraits'] as const)
    for (const file of Object.keys(content[list]))
      if (!mediaFiles.has(file))
        report([list, file], 'this picture is not in content/media; add it or take the entry out')
  return problems
}

const swap = (locale: 'de' | 'en') => (locale === 'de' ? 'en' : 'de')

type Visit = (value: unknown, path: ContentPath, only: unknown) => void

function walk(value: unknown, path: ContentPath, only: unknown, visit: Visit): void {
  visit(value, path, only)
  if (value instanceof Localized || value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, [...path, index], only, visit)
    return
  }
  const here = 'only' in value && value.only !== undefined ? value.only : only
  for (const [key, item] of Object.entries(value)) walk(item, [...path, key], here, visit)
}
