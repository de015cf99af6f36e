// A requirement of a tender: a criterion in the finder's own words, for each reference or for some of them.
import {
  activeCriteria,
  askOf,
  type Criteria,
  criterionOf,
  headOf,
  readCriteria,
} from '../../src/projects/finder/criteria.ts'
import type { Finding, Reference, Speaking } from '../../src/projects/finder/criterion.ts'
import type { CriterionKey } from '../../src/projects/finder/keys.ts'
import { matchReference } from '../../src/projects/finder/match.ts'

export const scopes = ['each', 'some', 'together'] as const
export type Scope = (typeof scopes)[number]

export type Requirement = {
  number: number
  /** One criterion as the finder's address has it: `lph=2-8&done=1`. */
  query: string
  scope: Scope
  /** The number of references that must meet it, where the scope is some of them. */
  atLeast: number
  /** The points that a project gains by meeting it. A requirement with points is no duty, and has no scope. */
  points?: number | undefined
  /** The most points that all references together gain by it. */
  maxPoints?: number | undefined
  /** The words of the tender. */
  text: string
}

export const isDuty = ({ points }: Requirement): boolean => points === undefined

type Asked = { criteria: Criteria; keys: CriterionKey[]; key: CriterionKey }

/** Returns undefined where the query asks nothing that the finder knows. A grade of points may ask several things. */
export function askedBy({ query }: Requirement, { types }: Speaking): Asked | undefined {
  const criteria = readCriteria(
    query,
    types.map(({ id }) => id),
  )
  const keys = activeCriteria(criteria)
  const [key] = keys
  return key && { criteria, keys, key }
}

/** The criterion and what is asked of it, as the finder puts them. */
export function requirementInWords(requirement: Requirement, speaking: Speaking) {
  const asked = askedBy(requirement, speaking)
  if (!asked) return { head: '', ask: requirement.query }
  const { keys, criteria } = asked
  return {
    head: keys.map(key => headOf(key, criteria, speaking)).join(', '),
    ask: keys.map(key => askOf(key, criteria, speaking)).join(', '),
  }
}

export type Judgement = Finding & { value: string | undefined }

/** Judges a project by a requirement. Nothing is met that its facts do not say. */
export function judge(reference: Reference, requirement: Requirement, speaking: Speaking): Judgement {
  const asked = askedBy(requirement, speaking)
  if (!asked) return { verdict: 'open', value: undefined }
  const { keys, criteria } = asked
  const findings = keys.map(key => matchReference(reference, key, criteria, speaking))
  const values = keys.map(key =>
    criterionOf(key, criteria)(({ value }, wanted) => value(reference, wanted, speaking)),
  )
  const decisive = (['unmet', 'open'] as const).flatMap(
    verdict => findings.find(finding => finding.verdict === verdict) ?? [],
  )[0]
  return {
    ...(decisive ?? { verdict: 'met' }),
    value: values.filter(value => value !== undefined).join(', ') || undefined,
  }
}

/** The bare number of criteria that have one, for tables that calculate. */
export function figureOf(
  { facts }: Reference,
  requirement: Requirement,
  speaking: Speaking,
): number | undefined {
  const asked = askedBy(requirement, speaking)
  const { areas = {}, costs = {} } = facts
  switch (asked?.key) {
    case 'gfa':
      return areas.gross
    case 'nuf':
      return areas.usable
    case 'zone':
      return facts.feeZone
    case 'share':
      return facts.ownShare
    case 'cost':
      return asked.criteria.cost?.groups ||
        (costs.currency ?? speaking.mainCurrency) !== speaking.mainCurrency
        ? undefined
        : asked.criteria.cost?.gross
          ? costs.gross
          : costs.net
    default:
      return undefined
  }
}

const million = 1_000_000

/** The least that an area or a cost has to be. */
export function leastOf(requirement: Requirement, speaking: Speaking): number | undefined {
  const { key, criteria } = askedBy(requirement, speaking) ?? {}
  if (key === 'gfa' || key === 'nuf') return criteria?.[key]
  return key === 'cost' && criteria?.cost?.least !== undefined ? criteria.cost.least * million : undefined
}
