import type { ReferenceProblem } from '../../content/model.ts'
import { factValue } from '../../content/values.ts'
import type { Content } from '../../site/content.ts'
import { asFarAsReadable, problemAt } from '../../site/problem-at.ts'
import { drawingProblems, fileProblems } from './drawing-checks.ts'
import { scheduleProblems } from './schedule-checks.ts'

type Project = Content['projects'][string]

/** Ids that a project cannot have, because /projects/finder and /projects/sheets are other pages. */
const taken = ['finder', 'sheets']

export function projectProblems(
  projects: Content['projects'],
  /** The stage at whose end a building counts as built. */
  built: number | undefined,
  drawings: Content['drawings'],
  mediaFiles: ReadonlySet<string>,
): ReferenceProblem[] {
  const ofProjects = Object.entries(projects).flatMap(([id, project]) =>
    [
      () => addressProblems(id),
      () => drawingProblems(project, id, drawings[id] ?? {}),
      () => scheduleProblems(project, built),
      () => teamProblems(project),
      () => workProblems(project),
    ]
      .flatMap(asFarAsReadable)
      .map(({ path, says }) => ({ path: ['projects', id, ...path], says })),
  )
  return [...ofProjects, ...fileProblems(projects, drawings, mediaFiles)]
}

function addressProblems(id: string): ReferenceProblem[] {
  if (!taken.includes(id)) return []
  return [
    problemAt(
      ['order'],
      `/projects/${id} ist eine andere Seite; benennen Sie die Datei um`,
      `/projects/${id} is another page; rename the file`,
    ),
  ]
}

function teamProblems({ lead, team = [] }: Project): ReferenceProblem[] {
  return team.flatMap(({ person }, index) => {
    const again =
      team.slice(0, index).some(other => other.person.id === person.id) || lead?.person.id === person.id
    return again
      ? [
          problemAt(
            ['team', index, 'person'],
            `"${person.id}" ist schon genannt; jede Person einmal`,
            `"${person.id}" is named already; each person once`,
          ),
        ]
      : []
  })
}

/** Reports people whose stages lie outside the stages that the firm has in this project. */
function workProblems({ lead, team = [], facts }: Project): ReferenceProblem[] {
  const own = factValue(facts.phases)
  const works = [
    { work: lead, path: ['lead'] },
    ...team.map((work, index) => ({ work, path: ['team', index] })),
  ]
  return works.flatMap(({ work, path }) => {
    const { from, to } = work?.stages ?? {}
    // The schema has already reported a reversed range.
    const isReadable = own && from && to && own.from <= own.to
    if (!isReadable || (from >= own.from && to <= own.to)) return []
    return [
      problemAt(
        [...path, 'stages'],
        `beauftragt sind nur die Leistungsphasen ${own.from} bis ${own.to} (facts › phases)`,
        `the firm has stages ${own.from} to ${own.to} only (facts › phases)`,
      ),
    ]
  })
}
