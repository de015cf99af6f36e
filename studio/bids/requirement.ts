// A requirement of a tender: a criterion in the finder's own words, for each reference or for some of them.
import {
  activeCriteria,
  askOf,
  criterionOf,
  headOf,
  readCriteria,
} from '../../src/projects/finder/criteria.ts'
import type { Finding, Reference, Speaking } from '../../src/projects/finder/criterion.ts'
import type { CriterionKey } from '../../src/projects/finder/keys.ts'
import { matchReference } from '../../src/projects/finder/match.ts'
import type { DeskReference } from './desk-references.server.ts'

export const scopes = ['each', 'some', 'together'] as const
export type Scope = (typeof scopes)[number]

export type Requirement = {
  number: number
  /** One criterion as the finder's address has it: `lph=2-8&done=1`. */
  query: string
  scope: Scope
  /** The number of references that must meet it, where the scope is some of them. */
  atLeast: number
  /** The points that a project gains by meeting it. A requirement with points is not a duty, and has no scope. */
  points?: number | undefined
  /** The most points that all references together gain by it. */
  maxPoints?: number | undefined
  /** The words of the tender. */
  text: string
}

export const isDuty = ({ points }: Requirement): boolean => points === undefined

const honourKeys = ['certificate', 'award'] as const
type HonourKey = (typeof honourKeys)[number]
export type DeskKey = CriterionKey | HonourKey

export type Judgement = Finding & { value: string | undefined }
/** A criterion in the finder's words, with the finder's judgement of a project. */
type Asked = { key: DeskKey; head: string; ask: string; judge: (reference: DeskReference) => Judgement }

const criteriaOf = ({ query }: Requirement, { types }: Speaking) =>
  readCriteria(
    query,
    types.map(({ id }) => id),
  )

/** Lists the criteria of the finder and the desk's own. A grade of points may ask for several. */
export function askedBy(requirement: Requirement, speaking: Speaking): Asked[] {
  const criteria = criteriaOf(requirement, speaking)
  return [
    ...activeCriteria(criteria).map(key => ({
      key,
      head: headOf(key, criteria, speaking),
      ask: askOf(key, criteria, speaking),
      judge: (reference: Reference) => ({
        ...matchReference(reference, key, criteria, speaking),
        value: criterionOf(key, criteria)(({ value }, wanted) => value(reference, wanted, speaking)),
      }),
    })),
    ...honourKeys.flatMap(key => honour(key, requirement, speaking)),
  ]
}

/** Asks for a certificate or an award whose name has these words; `1` means any. */
const honour = (key: HonourKey, { query }: Requirement, { facts }: Speaking): Asked[] =>
  new URLSearchParams(query)
    .getAll(key)
    .filter(Boolean)
    .map(words => ({
      key,
      head: facts.honours.kinds[`${key}s`],
      ask: words === '1' ? facts.yes : words,
      judge: ({ honours }) => {
        const isMeant = (line: string) => words === '1' || line.toLowerCase().includes(words.toLowerCase())
        const value = honours?.[key].filter(isMeant).join('; ') || undefined
        return { verdict: value ? 'met' : 'open', value }
      },
    }))

export function requirementInWords(requirement: Requirement, speaking: Speaking) {
  const asked = askedBy(requirement, speaking)
  return {
    head: asked.map(({ head }) => head).join(', '),
    ask: asked.map(({ ask }) => ask).join(', ') || requirement.query,
  }
}

/** Judges a project by a requirement. Only the facts of a project count as proof. */
export function judge(reference: DeskReference, requirement: Requirement, speaking: Speaking): Judgement {
  const judged = askedBy(requirement, speaking).map(({ judge }) => judge(reference))
  const [decisive] = (['unmet', 'open', 'met'] as const).flatMap(
    verdict => judged.find(finding => finding.verdict === verdict) ?? [],
  )
  const values = judged.flatMap(({ value }) => value ?? [])
  return { ...(decisive ?? { verdict: 'open' }), value: values.join(', ') || undefined }
}

/** The plain number of criteria that have one, for tables that calculate. */
export function figureOf(
  { facts }: Reference,
  requirement: Requirement,
  speaking: Speaking,
): number | undefined {
  const criteria = criteriaOf(requirement, speaking)
  const { areas = {}, costs = {} } = facts
  switch (activeCriteria(criteria)[0]) {
    case 'gfa':
      return areas.gross
    case 'nuf':
      return areas.usable
    case 'zone':
      return facts.feeZone
    case 'share':
      return facts.ownShare
    case 'cost':
      return criteria.cost?.groups ||
        (costs.currency ?? speaking.mainCurrency) !== (criteria.cost?.currency ?? speaking.mainCurrency)
        ? undefined
        : criteria.cost?.gross
          ? costs.gross
          : costs.net
    default:
      return undefined
  }
}

const million = 1_000_000

/** The minimum that an area or a cost must reach. */
export function leastOf(requirement: Requirement, speaking: Speaking): number | undefined {
  const criteria = criteriaOf(requirement, speaking)
  const [key] = activeCriteria(criteria)
  if (key === 'gfa' || key === 'nuf') return criteria[key]
  // Rounds, because 8.3 * 1,000,000 is a little more than 8,300,000.
  return key === 'cost' && criteria.cost?.least !== undefined
    ? Math.round(criteria.cost.least * million)
    : undefined
}
