// Finds the sets of references that cover every duty of a tender, those with the most points first.
import type { Speaking, Verdict } from '../../src/projects/finder/criterion.ts'
import { type Ladder, type Points, type Scoring, totalPoints, type Verdicts } from './points.ts'
import { isDuty, leastOf, type Requirement } from './requirement.ts'

export type Cell = {
  verdict: Verdict
  value: string | undefined
  /** The amount that is missing, given only if it is at most a tenth. */
  short: string | undefined
  /** True if the selected references meet a criterion together that this one does not meet alone. */
  isPart?: boolean
  /** True if published facts alone would give another answer. */
  isInternal: boolean
}
export type Candidate = {
  id: string
  cells: Record<number, Cell>
  /** The plain figures of criteria that have one, by the number of the requirement. */
  figures: Record<number, number | undefined>
  completion: string
}
export type FitSet = { projects: string[]; open: number; points: Points }
export type Search = {
  requirements: readonly Requirement[]
  ladders: readonly Ladder[]
  speaking: Speaking
  size: number
  scoring: Scoring
}

/** Trying this many sets takes a quarter of a second. */
const maxTried = 60_000

/** Tries all sets of a small firm. With more projects it tries the likely ones, so that the answer stays quick. */
export function bestSets(candidates: readonly Candidate[], search: Search): FitSet[] {
  const duties = search.requirements.filter(isDuty)
  const able = candidates.filter(({ cells }) =>
    duties.every(({ scope, number }) => scope !== 'each' || cells[number]?.verdict === 'met'),
  )
  return setsOf(likely(able, duties, search), search.size)
    .filter(set => duties.every(duty => isCovered(duty, set, search.speaking)))
    .map(set => ({
      projects: set.map(({ id }) => id),
      points: totalPoints(
        search.ladders,
        set.map(({ cells }) => cells),
        search.scoring,
      ),
      met: count(set, 'met'),
      open: count(set, 'open'),
      dates: set
        .map(({ completion }) => completion)
        .sort()
        .join(),
    }))
    .sort(
      (a, b) =>
        b.points.least - a.points.least || b.met - a.met || a.open - b.open || b.dates.localeCompare(a.dates),
    )
    .map(({ projects, open, points }) => ({ projects, open, points }))
}

const count = (set: readonly Candidate[], verdict: Cell['verdict']) =>
  set.flatMap(({ cells }) => Object.values(cells)).filter(cell => cell.verdict === verdict).length

/**
 * Keeps as many candidates as can all be combined with each other. Candidates that cover the same duties are
 * interchangeable, so the best few of each kind come first. Where points add up, these include the best set.
 */
function likely(able: readonly Candidate[], duties: readonly Requirement[], search: Search): Candidate[] {
  const { ladders, size } = search
  const points = ({ cells }: Candidate) => totalPoints(ladders, [cells], 'each').least
  const ranked = able.toSorted((a, b) => points(b) - points(a))
  const covers = ({ cells, figures }: Candidate) =>
    duties
      .map(({ number, scope }) => (scope === 'together' ? figures[number] : cells[number]?.verdict === 'met'))
      .join()
  const kinds = Map.groupBy(ranked, covers)
  const best = new Set([...kinds.values()].flatMap(kind => kind.slice(0, size)))
  const ordered = [...best, ...ranked.filter(candidate => !best.has(candidate))]
  let most = ordered.length
  while (most > size && choices(most, size) > maxTried) most--
  return ordered.slice(0, most)
}

/** Counts the sets of this size: the binomial coefficient. */
const choices = (from: number, size: number) =>
  Array.from({ length: size }, (_, index) => (from - index) / (index + 1)).reduce((a, b) => a * b, 1)

/** True if the references together meet a duty. */
export function isCovered(
  duty: Requirement,
  set: readonly (Pick<Candidate, 'figures'> & { cells: Verdicts })[],
  speaking: Speaking,
): boolean {
  const { number, scope, atLeast } = duty
  const met = set.filter(({ cells }) => cells[number]?.verdict === 'met').length
  if (scope === 'each') return met === set.length
  if (scope === 'some') return met >= Math.min(atLeast, set.length)
  const least = leastOf(duty, speaking)
  if (least === undefined) return met === set.length
  // A figure that is not known counts as 0.
  return set.reduce((sum, { figures }) => sum + (figures[number] ?? 0), 0) >= least
}

/** Returns every combination of this size from a list. */
function setsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => setsOf(items.slice(index + 1), size - 1).map(rest => [item, ...rest]))
}
