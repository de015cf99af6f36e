// What has to fit between the files of this site: what is named must exist, and only once.
import type { ContentPath, ReferenceProblem } from '../content/model.ts'
import { walk } from '../content/references.ts'
import { EntryRef } from '../content/values.ts'
import type { Content } from './content.ts'
import { projectProblems } from './project-checks.ts'

const kinds: Record<string, [de: string, en: string]> = {
  person: ['eine Person', 'person'],
  colleague: ['eine Person', 'person'],
  project: ['ein Projekt', 'project'],
  office: ['ein Büro', 'office'],
  category: ['eine Kategorie', 'category'],
}

export function checkBetweenFiles(
  content: Partial<Content>,
  mediaFiles: ReadonlySet<string>,
): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const report = (path: ContentPath, de: string, en: string) => problems.push({ path, says: { de, en } })
  const { persons, team } = content.people ?? {}
  const { projects = {} } = content
  const entries: Record<string, string[] | undefined> = {
    person: persons && Object.keys(persons),
    colleague: persons && [...Object.keys(persons), ...(team ?? []).map(({ name }) => name)],
    project: Object.keys(projects),
    office: content.firm?.offices?.map(({ id }) => id),
    category: content.categories?.flatMap(({ categories }) => categories.map(({ id }) => id)),
  }

  walk(content, (value, path) => {
    if (!(value instanceof EntryRef)) return
    const known = entries[value.refersTo]
    const [de, en] = kinds[value.refersTo] ?? []
    if (known && !known.includes(value.id))
      report(
        path,
        `${de} "${value.id}" gibt es nicht; es gibt ${known.join(', ')}`,
        `there is no ${en} "${value.id}"; there is ${known.join(', ')}`,
      )
  })

  for (const [index, { project }] of (content.pages?.datacenter?.projects?.list ?? []).entries()) {
    const facts = projects[project.id]?.facts
    if (facts && !(facts.areas?.it && facts.itLoad))
      report(
        ['pages', 'datacenter', 'projects', 'list', index, 'project'],
        `${project.id}.yaml nennt keine IT-Fläche (areas › it) oder IT-Last (itLoad), die gezeigt werden darf; beides wird hier gezeichnet`,
        `${project.id}.yaml has no IT area (areas › it) or IT load (itLoad) that may be shown; both are drawn here`,
      )
  }
  for (const { id, other } of doubles(projects, project => project.order))
    report(
      ['projects', id, 'order'],
      `denselben Platz hat ${other}.yaml; jedes Projekt braucht seine eigene Zahl`,
      `${other}.yaml has the same place; each project needs a number of its own`,
    )
  for (const { id, other } of doubles(persons ?? {}, person => person.anchor))
    report(
      ['people', 'persons', id, 'anchor'],
      `diesen Namen hat schon ${other}; jede Stelle der Seite braucht ihren eigenen`,
      `${other} has this name already; each place of the page needs a name of its own`,
    )
  return [...problems, ...projectProblems(projects, content.drawings ?? {}, mediaFiles)]
}

/** Entries whose value another before them has. What could not be read is left out. */
function doubles<T>(entries: Record<string, T>, valueIn: (entry: T) => unknown) {
  const first = new Map<unknown, string>()
  return Object.entries(entries).flatMap(([id, entry]) => {
    const value = entry && valueIn(entry)
    const other = first.get(value)
    if (value !== undefined && other === undefined) first.set(value, id)
    return other === undefined ? [] : [{ id, other }]
  })
}
