// The orders of the table of projects.
import type { Locale } from '../../routes.ts'
import { costOf } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'

export const columns = ['title', 'category', 'place', 'area', 'costs', 'phases', 'done'] as const
export type Column = (typeof columns)[number]
export type Direction = 'asc' | 'desc'
/** As little of a project as an order has to know. */
export type Ordered = Pick<PublicProject, 'title'> & {
  categoryLabel: { text: string }
  facts: Pick<PublicProject['facts'], 'location' | 'areas' | 'costs' | 'phases' | 'completion'>
}

const texts: readonly Column[] = ['title', 'category', 'place']

/** Texts begin with A, numbers with the largest. */
export const naturally = (column: Column): Direction => (texts.includes(column) ? 'asc' : 'desc')

function valueIn(project: Ordered, column: Column): string | number | undefined {
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
    case 'costs':
      return costOf(facts.costs)?.euros
    // The number of stages counts first, then the last stage.
    case 'phases':
      return facts.phases && (facts.phases.to - facts.phases.from) * 10 + facts.phases.to
    case 'done':
      return facts.completion
  }
}

/** Sorts facts that are not published last in both directions, and equal ones by title. */
export function inOrder<P extends Ordered>(
  projects: readonly P[],
  column: Column,
  direction: Direction,
  locale: Locale,
): P[] {
  const { compare } = new Intl.Collator(locale)
  const sign = direction === 'asc' ? 1 : -1
  return projects.toSorted((one, other) => {
    const [a, b] = [valueIn(one, column), valueIn(other, column)]
    const by =
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
    return by || compare(one.title, other.title)
  })
}

/** The order that an address asks for. */
export function tableOrder(sort: string, dir: Direction | ''): { column: Column; direction: Direction } {
  const column = columns.find(name => name === sort) ?? 'done'
  return { column, direction: dir || naturally(column) }
}

/** Returns the order for the address, which leaves out defaults. */
export function sortedBy(column: Column, direction: Direction) {
  const natural = direction === naturally(column)
  return { sort: column === 'done' && natural ? '' : column, dir: natural ? '' : direction } as const
}
