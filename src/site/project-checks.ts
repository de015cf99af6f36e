// What has to fit within a project.
import type { ReferenceProblem } from '../content/model.ts'
import type { Content } from './content.ts'
import { drawingProblems, fileProblems } from './drawing-checks.ts'
import { found } from './found.ts'

type Project = Content['projects'][string]

/** Addresses beside the projects: /projects/finder and /projects/sheets. */
const taken = ['finder', 'sheets']

export function projectProblems(
  projects: Content['projects'],
  drawings: Content['drawings'],
  mediaFiles: ReadonlySet<string>,
): ReferenceProblem[] {
  const ofProjects = Object.entries(projects)
    // What could not be read has been told already.
    .filter(([, project]) => project?.facts)
    .flatMap(([id, project]) =>
      [
        ...addressProblems(id),
        ...drawingProblems(project, id, drawings[id] ?? {}),
        ...scheduleProblems(project),
        ...teamProblems(project),
      ].map(({ path, says }) => ({ path: ['projects', id, ...path], says })),
    )
  return [...ofProjects, ...fileProblems(projects, drawings, mediaFiles)]
}

function addressProblems(id: string): ReferenceProblem[] {
  if (!taken.includes(id)) return []
  return [
    found(
      ['order'],
      `/projects/${id} ist eine andere Seite; benennen Sie die Datei um`,
      `/projects/${id} is another page; rename the file`,
    ),
  ]
}

function scheduleProblems({ schedule = [], facts }: Project): ReferenceProblem[] {
  const seen = new Set<string>()
  return schedule.flatMap(({ phase, toPhase, name, start }, index) => {
    const path = ['schedule', index]
    const { de, en } = name ?? {}
    if (phase === undefined)
      return name && toPhase === undefined
        ? []
        : [
            found(
              path,
              'braucht die Leistungsphase (phase) oder einen Namen (name)',
              'needs the stage (phase) or a name (name)',
            ),
          ]
    const problems: ReferenceProblem[] = []
    const last = toPhase ?? phase
    const scope = facts.phases
    if (scope && scope.from <= scope.to && (phase < scope.from || last > scope.to))
      problems.push(
        found(
          path,
          `der Balken reicht von Leistungsphase ${phase} bis ${last}, beauftragt sind ${scope.from} bis ${scope.to} (facts › phases)`,
          `the bar goes from stage ${phase} to ${last}, the firm has ${scope.from} to ${scope.to} (facts › phases)`,
        ),
      )
    const before = schedule[index - 1]
    if (before && before.start.iso > start.iso)
      problems.push(
        found(
          [...path, 'start'],
          `beginnt vor dem Balken darüber (${before.start.iso}); ordnen Sie die Balken nach ihrem Beginn`,
          `begins before the bar above (${before.start.iso}); put the bars in the order of their beginnings`,
        ),
      )
    for (let stage = phase; stage <= last; stage++) {
      const key = `${stage} ${de ?? ''} ${en ?? ''}`
      if (seen.has(key))
        problems.push(
          found(
            [...path, 'phase'],
            `Leistungsphase ${stage} hat schon einen Balken; geben Sie beiden einen Namen (name), wenn sie in Teilen lief`,
            `stage ${stage} has a bar already; give both a name if it was done in parts`,
          ),
        )
      seen.add(key)
    }
    return problems
  })
}

function teamProblems({ lead, team = [] }: Project): ReferenceProblem[] {
  return team.flatMap(({ person }, index) => {
    const again = team.slice(0, index).some(other => other.person.id === person.id) || lead?.id === person.id
    return again
      ? [
          found(
            ['team', index, 'person'],
            `"${person.id}" ist schon genannt; jede Person einmal`,
            `"${person.id}" is named already; each person once`,
          ),
        ]
      : []
  })
}
