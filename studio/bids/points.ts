// Counts the points of a tender's table: each criterion has grades, and a project gains the highest that it meets.
import type { Speaking, Verdict } from '../../src/projects/finder/criterion.ts'
import { askedBy, isDuty, type Requirement, requirementInWords } from './requirement.ts'

/** Each reference adds its points, or the best one alone counts for a criterion. */
export const scorings = ['each', 'best'] as const
export type Scoring = (typeof scorings)[number]

/** The grades of one criterion, in the order of the tender. */
export type Ladder = {
  key: string
  head: string
  grades: { number: number; ask: string; points: number }[]
}

/** Points that are sure, and those that facts which are not known could add to them. */
export type Points = { least: number; most: number }

/** Grades that ask for the same criteria are one ladder, of which a project gains one grade. */
export function laddersOf(requirements: readonly Requirement[], speaking: Speaking): Ladder[] {
  const ladders = new Map<string, Ladder>()
  for (const requirement of requirements) {
    const asked = askedBy(requirement, speaking)
    if (isDuty(requirement) || !asked) continue
    const { head, ask } = requirementInWords(requirement, speaking)
    const key = asked.keys.join()
    const ladder = ladders.get(key) ?? { key, head, grades: [] }
    ladder.grades.push({ number: requirement.number, ask, points: requirement.points ?? 0 })
    ladders.set(key, ladder)
  }
  return [...ladders.values()]
}

export type Verdicts = Record<number, { verdict: Verdict } | undefined>

export function pointsOf({ grades }: Ladder, verdicts: Verdicts): Points {
  const best = (counts: (verdict: Verdict | undefined) => boolean) =>
    Math.max(
      0,
      ...grades.filter(({ number }) => counts(verdicts[number]?.verdict)).map(({ points }) => points),
    )
  return { least: best(verdict => verdict === 'met'), most: best(verdict => verdict !== 'unmet') }
}

/** The points of references together. */
export function totalPoints(
  ladders: readonly Ladder[],
  references: readonly Verdicts[],
  scoring: Scoring,
): Points {
  const total = (part: keyof Points) =>
    ladders.reduce((sum, ladder) => {
      const points = references.map(verdicts => pointsOf(ladder, verdicts)[part])
      return sum + (scoring === 'best' ? Math.max(0, ...points) : points.reduce((a, b) => a + b, 0))
    }, 0)
  return { least: total('least'), most: total('most') }
}

/** The grade of each ladder that a project gains, by its number. */
export const gainedGrades = (ladders: readonly Ladder[], verdicts: Verdicts): number[] =>
  ladders.flatMap(({ grades }) => {
    const [gained] = grades
      .filter(({ number }) => verdicts[number]?.verdict === 'met')
      .toSorted((a, b) => b.points - a.points)
    return gained ? [gained.number] : []
  })
