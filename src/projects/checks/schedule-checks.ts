// Checks a schedule for contradictions, within itself and with the facts.
import type { Path } from '../../content/changes.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { factValue } from '../../content/values.ts'
import { locales } from '../../routes.ts'
import type { Content, PublicContent } from '../../site/content.ts'
import { problemAt } from '../../site/problem-at.ts'

type Project = Content['projects'][string]
type Facts = PublicContent['projects'][string]['facts']
type Bar = NonNullable<Project['schedule']>[number]

/** `built` is the stage at whose end a building counts as built. It is undefined if its file cannot be read. */
export function scheduleProblems(
  { schedule = [], facts }: Project,
  built: number | undefined,
): ReferenceProblem[] {
  const completion = factValue(facts.completion)
  /** True for a bar that contains only stages up to the completion of the building. */
  const isBefore = ({ phase = 0, toPhase = phase }: Bar) => built !== undefined && toPhase <= built
  return schedule.flatMap((bar, index) => {
    const path = ['schedule', index]
    const above = schedule.slice(0, index)
    return [
      ...stageProblems(bar, above, factValue(facts.phases), path),
      ...timeProblems(bar, above, isBefore(bar) ? completion : undefined, path),
    ]
  })
}

function stageProblems(
  { phase, toPhase, name }: Bar,
  above: Bar[],
  scope: Facts['phases'],
  path: Path,
): ReferenceProblem[] {
  if (phase === undefined)
    return name && toPhase === undefined
      ? []
      : [
          problemAt(
            path,
            'braucht die Leistungsphase (phase) oder einen Namen (name)',
            'needs the stage (phase) or a name (name)',
          ),
        ]
  const last = toPhase ?? phase
  const problems: ReferenceProblem[] = []
  // The schema has already reported a reversed range.
  if (scope && scope.from <= scope.to && (phase < scope.from || last > scope.to))
    problems.push(
      problemAt(
        path,
        `der Balken reicht von Leistungsphase ${phase} bis ${last}, beauftragt sind ${scope.from} bis ${scope.to} (facts › phases)`,
        `the bar goes from stage ${phase} to ${last}, the firm has ${scope.from} to ${scope.to} (facts › phases)`,
      ),
    )
  const again = above.find(
    other =>
      other.phase !== undefined &&
      other.phase <= last &&
      (other.toPhase ?? other.phase) >= phase &&
      locales.every(locale => other.name?.in(locale) === name?.in(locale)),
  )
  if (again)
    problems.push(
      problemAt(
        [...path, 'phase'],
        `Leistungsphase ${Math.max(phase, again.phase ?? phase)} hat schon einen Balken; geben Sie beiden einen Namen (name), wenn sie in Teilen lief`,
        `stage ${Math.max(phase, again.phase ?? phase)} has a bar already; give both a name if it was done in parts`,
      ),
    )
  return problems
}

function timeProblems(
  { start, end }: Bar,
  above: Bar[],
  completion: Facts['completion'],
  path: Path,
): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  const before = above.at(-1)
  if (before && before.start.iso > start.iso)
    problems.push(
      problemAt(
        [...path, 'start'],
        `beginnt vor dem Balken darüber (${before.start.iso}); ordnen Sie die Balken nach ihrem Beginn`,
        `begins before the bar above (${before.start.iso}); put the bars in the order of their beginnings`,
      ),
    )
  // A completion given as a year alone is exceeded only in the next year.
  if (completion && end.iso.slice(0, completion.iso.length) > completion.iso)
    problems.push(
      problemAt(
        [...path, 'end'],
        `endet nach der Fertigstellung (${completion.iso}, facts › completion); eines von beiden stimmt nicht`,
        `ends after completion (${completion.iso}, facts › completion); one of the two is wrong`,
      ),
    )
  return problems
}
