// The columns of the project table, and its sorting by each of them.
import type { Locale } from '../../routes.ts'
import { costOf, type OwnFact } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'

const common = ['title', 'category', 'place', 'area', 'costs', 'phases', 'done'] as const
export type CommonColumn = (typeof common)[number]
export type Column = CommonColumn | `own.${string}`

/** Returns the common columns, and those of the firm's own figures that a project states. */
export function columnsFor(own: readonly OwnFact[], projects: readonly Ordered[]): Column[] {
  const stated = own.filter(({ id, prominent }) => prominent && projects.some(({ facts }) => facts.own?.[id]))
  return [...common, ...stated.map(({ id }) => `own.${id}` as const)]
}

/** Returns the id of a firm's own figure, or undefined for a common column. */
export const ownOf = (column: Column): string | undefined => column.split('own.')[1]
export const isCommon = (column: Column): column is CommonColumn => ownOf(column) === undefined

export type Direction = 'asc' | 'desc'
/** The part of a project that sorting needs. */
export type Ordered = Pick<PublicProject, 'title'> & {
  categoryLabel: { text: string }
  facts: Pick<PublicProject['facts'], 'location' | 'areas' | 'costs' | 'phases' | 'completion' | 'own'>
}

const texts: readonly Column[] = ['title', 'category', 'place']

/** Returns the default direction: texts from A, numbers from the largest. */
export const naturally = (column: Column): Direction => (texts.includes(column) ? 'asc' : 'desc')

function valueIn(project: Ordered, column: Column, mainCurrency: string | undefined) {
  const { facts } = project
  switch (column) {
    case 'title':
      return project.title
    case 'category':
      return project.categoryLabel.text
    case 'place':
      return facts.location
    case 'area':
      return facts.areas?.gross
    // Amounts in another currency cannot be compared.
    case 'costs': {
      const cost = costOf(facts.costs)
      return (cost?.currency ?? mainCurrency) === mainCurrency ? cost?.amount : undefined
    }
    // The number of stages counts first, then the last stage.
    case 'phases':
      return facts.phases && (facts.phases.to - facts.phases.from) * 10 + facts.phases.to
    case 'done':
      return facts.completion
    default:
      return facts.own?.[ownOf(column) ?? '']
  }
}

/** Sorts unpublished facts last in both directions, and equal ones by title. */
export function inOrder<P extends Ordered>(
  projects: readonly P[],
  column: Column,
  direction: Direction,
  locale: Locale,
  mainCurrency?: string,
): P[] {
  const { compare } = new Intl.Collator(locale)
  const sign = direction === 'asc' ? 1 : -1
  return projects.toSorted((one, other) => {
    const [a, b] = [valueIn(one, column, mainCurrency), valueIn(other, column, mainCurrency)]
    const by =
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
    return by || compare(one.title, other.title)
  })
}

/** Returns the order that the address asks for. */
export function tableOrder(
  sort: string,
  dir: Direction | '',
  columns: readonly Column[],
): { column: Column; direction: Direction } {
  const column = columns.find(name => name === sort) ?? 'done'
  return { column, direction: dir || naturally(column) }
}

/** Returns the order for the address, which leaves out defaults. */
export function sortedBy(column: Column, direction: Direction) {
  const natural = direction === naturally(column)
  return { sort: column === 'done' && natural ? '' : column, dir: natural ? '' : direction } as const
}
