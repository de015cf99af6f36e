// Lists everything that can be edited.
import { firstLocale, locales } from '../../src/routes.ts'
import { isSituation } from '../../src/sections/page.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName, isPageFile, pathOfFile } from '../content/names.ts'
import { allOlder } from '../content/older-translations.ts'
import { asSentence, type Texts } from '../content/title.ts'
import { type DataOf, dataRoute } from '../http/route.ts'
import { isHidden, isProjectFile } from './page-files.server.ts'

type Focus = { label: Texts; categories: { id: string }[] }

/** Returns every text in a value, in order. The navigation and the footer name their pages by such texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

export const contents = dataRoute('GET', 'contents', async ({ studio }) => {
  const names = contentFiles(studio).map(({ file }) => file)
  const focuses = (readIfReadable(studio, 'categories.yaml') ?? []) as Focus[]
  // Pages are listed as visitors find them: home page, navigation, footer.
  const order = ['home', ...textsIn(readIfReadable(studio, 'navigation.yaml'))].map(
    name => `pages/${name}.yaml`,
  )
  const rank = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length)
  const files = names.map(file => {
    const value = readIfReadable(studio, file)
    const { category } = (isProjectFile(file) ? (value ?? {}) : {}) as { category?: string }
    const focus = focuses.find(({ categories }) => categories.some(({ id }) => id === category))
    return {
      file,
      name: fileName(file, value),
      address: isPageFile(file) ? pathOfFile(file, firstLocale()) : undefined,
      paths: isPageFile(file) ? locales.map(locale => pathOfFile(file, locale)) : undefined,
      hasSections: Array.isArray((value as { sections?: unknown } | undefined)?.sections),
      picture: isProjectFile(file) ? (value as { picture?: string } | undefined)?.picture : undefined,
      /** The group of the categories that a project belongs to. */
      focus: focus && asSentence(focus.label),
      /** True for pages that exist for a situation, such as the answer to a form. */
      isSystem: isPageFile(file) && isSituation(value ?? {}),
      isHidden: isHidden(value ?? {}),
      count: Array.isArray(value) ? value.length : undefined,
      order: (value as { order?: number } | undefined)?.order ?? 0,
      isUnreadable: value === undefined,
    }
  })
  return files.sort(
    (a, b) => a.order - b.order || rank(a.file) - rank(b.file) || a.file.localeCompare(b.file),
  )
})
export type ContentEntry = DataOf<typeof contents>[number]

/** Answers the outdated languages of each file. Reading the history takes seconds, so the list does not wait for it. */
export const outdatedContents = dataRoute('GET', 'contents/outdated', async ({ studio }) => {
  const names = contentFiles(studio).map(({ file }) => file)
  const older = await allOlder(studio, names)
  return Object.fromEntries(
    names.map(file => [
      file,
      locales.filter(locale => older.get(file)?.some(path => path.at(-1) === locale)),
    ]),
  )
})
export type OutdatedContents = DataOf<typeof outdatedContents>
