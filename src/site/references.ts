// What has to fit between the files of this site: people and projects that are named must exist, and only once.
import type { ContentPath, ReferenceProblem } from '../content/model.ts'
import { walk } from '../content/references.ts'
import { PersonRef, ProjectRef } from '../content/values.ts'
import type { Content } from './content.ts'

export function checkBetweenFiles(content: Partial<Content>): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const report = (path: ContentPath, de: string, en: string) => problems.push({ path, says: { de, en } })
  const persons = content.people?.persons
  const { projects = {} } = content

  walk(content, (value, path) => {
    if (value instanceof PersonRef) {
      if (persons && !(value.id in persons))
        report(
          path,
          `people.yaml hat keine Person "${value.id}"; die Schlüssel sind ${Object.keys(persons).join(', ')}`,
          `people.yaml has no person "${value.id}"; the keys are ${Object.keys(persons).join(', ')}`,
        )
    } else if (value instanceof ProjectRef) {
      if (!(value.id in projects))
        report(
          path,
          `ein Projekt "${value.id}" gibt es nicht; in content/projects stehen ${Object.keys(projects).join(', ')}`,
          `there is no project "${value.id}"; content/projects has ${Object.keys(projects).join(', ')}`,
        )
    }
  })

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
  return problems
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
