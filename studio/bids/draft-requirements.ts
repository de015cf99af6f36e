// The requirements on the desk: made from the lines that were read, confirmed, changed and dropped by a person.
import type { Requirement } from './requirement.ts'
import type { Found, Line, Note } from './tender/line.ts'

export type DraftRequirement = Requirement & {
  /** The place in the text at which its line begins. */
  start: number
  notes: Note[]
  isConfirmed: boolean
  isDropped: boolean
}

/** Each criterion once for each scope. A line of points becomes a grade: it asks nothing that a reference has to meet. */
export function requirementsOf(lines: readonly Line[]): DraftRequirement[] {
  const all = lines.flatMap(({ found, text, start, scope, atLeast, points, maxPoints }) =>
    gradeOr(points, found).map(({ query, notes }) => ({
      query,
      text,
      start,
      notes,
      scope: scope ?? ('each' as const),
      atLeast: atLeast ?? 1,
      points,
      maxPoints,
    })),
  )
  const distinct = all.filter(
    (one, index) =>
      one.query === '' ||
      all.findIndex(
        ({ query, scope, points }) => query === one.query && scope === one.scope && points === one.points,
      ) === index,
  )
  return distinct.map((requirement, index) => ({
    ...requirement,
    number: index + 1,
    isConfirmed: false,
    isDropped: false,
  }))
}

/** The points of a line are for all of it together. */
function gradeOr(points: number | undefined, found: Line['found']): Pick<Found, 'query' | 'notes'>[] {
  if (points === undefined || found.length === 0) return found
  const queries = found.map(({ query }) => query)
  return [
    {
      query: queries.includes('') ? '' : queries.join('&'),
      notes: found.flatMap(({ notes }) => notes.filter(note => note !== 'scope-not-said')),
    },
  ]
}

/** Those that count. */
export const activeRequirements = (all: readonly DraftRequirement[]): Requirement[] =>
  all
    .filter(({ isDropped, query }) => !isDropped && query !== '')
    .map(({ number, query, scope, atLeast, points, maxPoints, text }) => ({
      number,
      query,
      scope,
      atLeast,
      points,
      maxPoints,
      text,
    }))
