// Everything there is to edit.
import { firstLocale, locales } from '../../src/routes.ts'
import { isSituation } from '../../src/sections/page.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName, isPageFile, pathOfFile } from '../content/names.ts'
import { allOlder } from '../content/older-english.ts'
import { type DataOf, dataRoute } from '../http/route.ts'
import { isHidden, isProjectFile } from './page-files.server.ts'

export const contents = dataRoute('GET', 'contents', async ({ studio }) => {
  const names = contentFiles(studio).map(({ file }) => file)
  const older = await allOlder(studio, names)
  const files = names.map(file => {
    const value = readIfReadable(studio, file)
    return {
      file,
      name: fileName(file, value),
      address: isPageFile(file) ? pathOfFile(file, firstLocale()) : undefined,
      paths: isPageFile(file) ? locales.map(locale => pathOfFile(file, locale)) : undefined,
      hasSections: Array.isArray((value as { sections?: unknown } | undefined)?.sections),
      picture: isProjectFile(file) ? (value as { picture?: string } | undefined)?.picture : undefined,
      isHidden: isHidden(value ?? {}),
      count: Array.isArray(value) ? value.length : undefined,
      order: isPageFile(file) ? pageOrder(value) : ((value as { order?: number } | undefined)?.order ?? 0),
      outdated: locales.filter(locale => older.get(file)?.some(path => path.at(-1) === locale)),
      isUnreadable: value === undefined,
    }
  })
  return files.sort((a, b) => a.order - b.order || a.file.localeCompare(b.file))
})
export type ContentEntry = DataOf<typeof contents>[number]

/** Pages that exist for a situation come last. */
const pageOrder = (value: unknown) => Number(isSituation(value ?? {}))
