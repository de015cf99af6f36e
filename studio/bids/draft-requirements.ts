// The requirements on the desk: made from the lines that were read, confirmed, changed and dropped by a person.
import type { Requirement } from './requirement.ts'
import type { Line, Note } from './tender/line.ts'

export type DraftRequirement = Requirement & {
  /** The place in the text at which its line begins. */
  start: number
  notes: Note[]
  isConfirmed: boolean
  isDropped: boolean
}

/** Each criterion once for each scope; a line of points asks nothing that a reference has to meet. */
export function requirementsOf(lines: readonly Line[]): DraftRequirement[] {
  const all = lines.flatMap(({ found, text, start, scope, atLeast, points }) =>
    points === undefined
      ? found.map(({ query, notes }) => ({
          query,
          text,
          start,
          notes,
          scope: scope ?? ('each' as const),
          atLeast: atLeast ?? 1,
        }))
      : [],
  )
  const distinct = all.filter(
    (one, index) =>
      all.findIndex(({ query, scope }) => query === one.query && scope === one.scope && query !== '') ===
        index || one.query === '',
  )
  return distinct.map((requirement, index) => ({
    ...requirement,
    number: index + 1,
    isConfirmed: false,
    isDropped: false,
  }))
}

/** Those that count. */
export const activeRequirements = (all: readonly DraftRequirement[]): Requirement[] =>
  all
    .filter(({ isDropped, query }) => !isDropped && query !== '')
    .map(({ number, query, scope, atLeast, text }) => ({ number, query, scope, atLeast, text }))
