// Everything there is to edit.
import { routeIds } from '../../src/routes.ts'
import { isSituation } from '../../src/sections/page.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName, isPageFile, pathOfFile } from '../content/names.ts'
import { allOlder } from '../content/older-english.ts'
import { type DataOf, dataRoute } from '../http/route.ts'

export const contents = dataRoute('edit', 'GET', 'contents', async ({ studio }) => {
  const names = contentFiles(studio).map(({ file }) => file)
  const older = await allOlder(studio, names)
  const files = names.map(file => {
    const value = readIfReadable(studio, file)
    return {
      file,
      name: fileName(file, value),
      address: isPageFile(file) ? pathOfFile(file, 'de') : undefined,
      count: Array.isArray(value) ? value.length : undefined,
      order: isPageFile(file)
        ? pageOrder(file, value)
        : ((value as { order?: number } | undefined)?.order ?? 0),
      older: older.get(file)?.length ?? 0,
      isUnreadable: value === undefined,
    }
  })
  return files.sort((a, b) => a.order - b.order || a.file.localeCompare(b.file))
})
export type ContentEntry = DataOf<typeof contents>[number]

/** As the registry has them; other pages stand before those that exist for a situation. */
const pageFiles = [...routeIds, 'others'].map(id => `pages/${id}.yaml`)
const pageOrder = (file: string, value: unknown) =>
  isSituation(value ?? {})
    ? pageFiles.length
    : pageFiles.indexOf(pageFiles.includes(file) ? file : 'pages/others.yaml')
