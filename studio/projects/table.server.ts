// The projects with the facts of the table, in the order of the website.

import { formFor } from '../content/all-texts.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { mainCurrencyOf } from '../content/main-currency.ts'
import { asSentence, type Texts } from '../content/title.ts'
import { type DataOf, dataRoute } from '../http/route.ts'
import { type Choice, columnsOf } from './columns.ts'

type Labelled = { id: string; label: Texts }
type ProjectValue = { order?: number; title?: Texts }

export const projectTable = dataRoute('GET', 'projects/table', ({ studio }) => {
  const files = contentFiles(studio).filter(({ file }) => file.startsWith('projects/'))
  const read = <T>(file: string) => (readIfReadable(studio, file) ?? []) as T
  const choices = read<{ categories: Labelled[] }[]>('categories.yaml').flatMap(({ categories }) =>
    categories.map(({ id, label }): Choice => ({ value: id, label: asSentence(label) })),
  )
  const own = read<Labelled[]>('facts.yaml').map(({ id, label }) => ({ id, label: asSentence(label) }))
  const [first] = files
  const form = first && formFor(first.file, first.schema)
  const projects = files.flatMap(({ file }) => {
    const value = readIfReadable(studio, file) as ProjectValue | undefined
    return value?.title
      ? [{ file, names: value.title, order: value.order ?? 0, value: value as unknown }]
      : []
  })
  return {
    columns: form ? columnsOf(form, choices, own, mainCurrencyOf(studio)) : [],
    projects: projects.sort((a, b) => a.order - b.order),
  }
})
export type ProjectTable = DataOf<typeof projectTable>
