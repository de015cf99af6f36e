// Matches projects with the criteria of a tender. A fact that is not published is neither met nor failed.
import { activeCriteria, type Criteria, criterionOf, without } from './criteria.ts'
import type { Finding, Judging, Reference, Verdict } from './criterion.ts'
import type { CriterionKey } from './keys.ts'

export type Match<R extends Reference = Reference> = {
  reference: R
  findings: { [Key in CriterionKey]?: Finding }
  met: number
  open: number
}

export const matchReference = (
  reference: Reference,
  key: CriterionKey,
  criteria: Criteria,
  judging: Judging,
) =>
  criterionOf(
    key,
    criteria,
  )(
    ({ match }, value): Finding =>
      value === undefined ? { verdict: 'open' } : match(reference, value, judging),
  )

/**
 * Sorts by the number of met criteria, then by the number of open ones, because the firm may have proof, then from the
 * newest.
 */
export function rank<R extends Reference>(
  references: readonly R[],
  criteria: Criteria,
  judging: Judging,
): Match<R>[] {
  const keys = activeCriteria(criteria)
  const matches = references.map(reference => {
    const findings = Object.fromEntries(
      keys.map(key => [key, matchReference(reference, key, criteria, judging)]),
    )
    const count = (verdict: Verdict) => keys.filter(key => findings[key]?.verdict === verdict).length
    return { reference, findings, met: count('met'), open: count('open') }
  })
  return matches.sort((a, b) => b.met - a.met || b.open - a.open || newestFirst(a.reference, b.reference))
}

function newestFirst(a: Reference, b: Reference): number {
  const [one = '', other = ''] = [a.facts.completion, b.facts.completion]
  if (one !== other) return one < other ? 1 : -1
  return a.title.localeCompare(b.title, 'de')
}

/** Returns the criteria about which no project states anything comparable, so that the page can say so. */
export const unknowable = (matches: readonly Match[], criteria: Criteria): CriterionKey[] =>
  activeCriteria(criteria).filter(key =>
    matches.every(({ findings }) => {
      const { verdict, only } = findings[key] ?? {}
      return verdict === 'open' && (only === undefined || only === 'currency')
    }),
  )

/** Finds the criterion whose removal lets most projects meet all others. Undefined if a project meets all. */
export function blockingCriterion(
  matches: readonly Match[],
  criteria: Criteria,
): { key: CriterionKey; count: number } | undefined {
  const keys = activeCriteria(criteria)
  if (keys.length < 2 || matches.some(({ met }) => met === keys.length)) return undefined
  const [best] = keys
    .map(key => ({
      key,
      count: matches.filter(({ findings }) =>
        activeCriteria(without(criteria, key)).every(other => findings[other]?.verdict === 'met'),
      ).length,
    }))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 0 ? best : undefined
}

/**
 * Groups projects by the number of met criteria. Groups are visible from 60 % of the criteria, and until three projects
 * are.
 */
export function grouped<R extends Reference>(matches: readonly Match<R>[], criteria: number) {
  const groups: { met: number; isVisible: boolean; members: Match<R>[] }[] = []
  let visible = 0
  for (let met = criteria; met >= 0; met--) {
    const members = matches.filter(item => item.met === met)
    if (members.length === 0) continue
    const isVisible = met >= Math.max(1, Math.ceil(criteria * 0.6)) || visible < 3
    groups.push({ met, isVisible, members })
    if (isVisible) visible += members.length
  }
  return groups
}
