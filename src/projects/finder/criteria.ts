// The table of all criteria of a tender, and how they are written in an address.
import { type ChoiceValues, choiceCriteria } from './choice-criteria.ts'
import { type AskedCost, costCriterion } from './cost-criterion.ts'
import type { Criterion, Speaking } from './criterion.ts'
import { type AskedDates, datesCriterion } from './dates-criterion.ts'
import { type FigureValues, figureCriteria } from './figure-criteria.ts'
import { type CriterionKey, criterionKeys } from './keys.ts'
import type { AskedStages } from './stages.ts'
import { stagesCriterion } from './stages-criterion.ts'

type AskedValues = ChoiceValues & FigureValues & { lph: AskedStages; cost: AskedCost; date: AskedDates }
export type Criteria = { [Key in CriterionKey]?: AskedValues[Key] }

export const criteriaTable: { [Key in CriterionKey]: Criterion<AskedValues[Key]> } = {
  ...choiceCriteria,
  ...figureCriteria,
  lph: stagesCriterion,
  cost: costCriterion,
  date: datesCriterion,
}

/** Passes a criterion together with its own type of value. */
type Pair = <Result>(use: <Value>(criterion: Criterion<Value>, value: Value | undefined) => Result) => Result

export function criterionOf(key: CriterionKey, criteria: Criteria): Pair {
  const pair =
    <Key extends CriterionKey>(key: Key): Pair =>
    use =>
      use<AskedValues[Key]>(criteriaTable[key], criteria[key] as AskedValues[Key] | undefined)
  return pair(key)
}

export const headOf = (key: CriterionKey, criteria: Criteria, speaking: Speaking): string =>
  criterionOf(
    key,
    criteria,
  )(({ head }, value) => (value === undefined ? undefined : head?.(value, speaking))) ??
  speaking.words.heads[key]

export const askOf = (key: CriterionKey, criteria: Criteria, speaking: Speaking): string =>
  criterionOf(key, criteria)(({ ask }, value) => (value === undefined ? '' : ask(value, speaking)))

/** Returns the criteria that are asked for, in the order of the columns. */
export function activeCriteria(criteria: Criteria): CriterionKey[] {
  return criterionKeys.filter(key =>
    criterionOf(key, criteria)(({ asks }, value) => value !== undefined && (asks?.(value) ?? true)),
  )
}

export function without(criteria: Criteria, key: CriterionKey): Criteria {
  const { [key]: _, ...others } = criteria
  return others
}

/** Reads the criteria from the address. */
export function readCriteria(search: string, categories: readonly string[]): Criteria {
  const query = new URLSearchParams(search)
  const entries = criterionKeys.map(key => [key, criteriaTable[key].parse(query, { categories })] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Returns the parameters of the address. Commas stay readable. */
export function writeCriteria(criteria: Criteria): string[] {
  return criterionKeys.flatMap(key =>
    criterionOf(
      key,
      criteria,
    )(({ write }, value) =>
      Object.entries(value === undefined ? {} : write(value)).flatMap(([name, part]) =>
        part === undefined ? [] : [`${name}=${part}`],
      ),
    ),
  )
}
