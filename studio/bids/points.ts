// Counts the points of a tender's table: each criterion has grades, and a project gains the highest that it meets.
import type { Speaking, Verdict } from '../../src/projects/finder/criterion.ts'
import { askedBy, isDuty, type Requirement, requirementInWords } from './requirement.ts'

/** Either each reference adds its points, or only the best one counts for a criterion. */
export const scorings = ['each', 'best'] as const
export type Scoring = (typeof scorings)[number]

/** The grades of one criterion, in the order of the tender. */
export type Ladder = {
  key: string
  head: string
  grades: Grade[]
}

/** One line of the table. `maxPoints` limits what all references together gain by it. */
type Grade = { number: number; ask: string; points: number; maxPoints?: number | undefined }

/** The points that are certain, and those if every unknown fact turned out well. */
export type Points = { least: number; most: number }

/** Groups grades that ask for the same criteria into a ladder, of which a project gains one grade. */
export function laddersOf(requirements: readonly Requirement[], speaking: Speaking): Ladder[] {
  const ladders = new Map<string, Ladder>()
  for (const requirement of requirements) {
    const asked = askedBy(requirement, speaking)
    if (isDuty(requirement) || asked.length === 0) continue
    const { head, ask } = requirementInWords(requirement, speaking)
    const key = asked.map(({ key }) => key).join()
    const ladder = ladders.get(key) ?? { key, head, grades: [] }
    const { number, points = 0, maxPoints } = requirement
    ladder.grades.push({ number, ask, points, maxPoints })
    ladders.set(key, ladder)
  }
  return [...ladders.values()]
}

export type Verdicts = Record<number, { verdict: Verdict } | undefined>

/** The best grade that a project gains for certain, or could gain if unknown facts turned out well. */
const gradeOf = ({ grades }: Ladder, verdicts: Verdicts, part: keyof Points): Grade | undefined =>
  grades
    .filter(({ number }) => {
      const verdict = verdicts[number]?.verdict
      return part === 'least' ? verdict === 'met' : verdict !== 'unmet'
    })
    .toSorted((a, b) => b.points - a.points)[0]

export function totalPoints(
  ladders: readonly Ladder[],
  references: readonly Verdicts[],
  scoring: Scoring,
): Points {
  const gained = (ladder: Ladder, part: keyof Points) => {
    const grades = references.flatMap(verdicts => gradeOf(ladder, verdicts, part) ?? [])
    if (scoring === 'best') return Math.max(0, ...grades.map(({ points }) => points))
    return [...new Set(grades)]
      .map(grade => [grade, grades.filter(other => other === grade).length * grade.points] as const)
      .reduce((sum, [{ maxPoints }, points]) => sum + Math.min(points, maxPoints ?? points), 0)
  }
  const total = (part: keyof Points) => ladders.reduce((sum, ladder) => sum + gained(ladder, part), 0)
  return { least: total('least'), most: total('most') }
}

/** Returns the number of the grade that a project gains on each ladder. */
export const gainedGrades = (ladders: readonly Ladder[], verdicts: Verdicts): number[] =>
  ladders.flatMap(ladder => gradeOf(ladder, verdicts, 'least')?.number ?? [])
