// Reorders the projects. They exchange the numbers that they have, so that few files change.
import * as v from 'valibot'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { contentFiles, needAllReadable, readIfReadable } from '../content/files.ts'
import { dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { commit, type FileChange, isProjectFile, pageFile, textsOf } from './page-files.server.ts'

const overtaken = {
  de: 'Inzwischen gibt es andere Projekte. Laden Sie die Seite neu.',
  en: 'The projects have changed. Please reload the page.',
}

export const orderProjects = dataRoute('POST', 'projects/order', async ({ studio, json, language }) => {
  const { files } = await json(v.strictObject({ files: v.pipe(v.array(pageFile), v.maxLength(1000)) }))
  await bringIntoOrder(studio, files, language)
  return {}
})

async function bringIntoOrder(studio: Studio, files: string[], language: ProgramLanguage): Promise<void> {
  needAllReadable(studio)
  const projects = contentFiles(studio).flatMap(({ file }) => (isProjectFile(file) ? [file] : []))
  if (projects.toSorted().join() !== files.toSorted().join()) throw new Refusal(409, overtaken)
  const placeOf = (file: string) => (readIfReadable(studio, file) as { order: number }).order
  const places = files.map(placeOf).sort((a, b) => a - b)
  const changes = files.flatMap((file, index): FileChange[] =>
    placeOf(file) === places[index] ? [] : [[file, { op: 'set', path: ['order'], value: places[index] }]],
  )
  await commit(studio, textsOf(studio, changes), language)
}
