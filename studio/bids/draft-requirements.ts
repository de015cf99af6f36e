// The requirements on the desk: made from the lines that were read, confirmed, changed and dropped by a person.
import { monthsBefore } from '../../src/projects/finder/dates-criterion.ts'
import type { Requirement } from './requirement.ts'
import type { Found, Line, Note } from './tender/tender-line.ts'

export type DraftRequirement = Requirement & {
  /** Years that count back from the deadline, until a person changes the criterion. */
  years?: number | undefined
  by?: Found['by']
  /** The place in the text at which its line begins. */
  start: number
  notes: Note[]
  isConfirmed: boolean
  isDropped: boolean
}

/** Makes each criterion once per scope. A line with points becomes a grade, which a reference does not have to meet. */
export function requirementsOf(lines: readonly Line[]): DraftRequirement[] {
  const all = lines.flatMap(({ found, text, start, scope, atLeast, points, maxPoints }) =>
    gradeOr(points, found).map(({ query, notes, years, by }) => ({
      query,
      ...(years !== undefined && { years, ...(by && { by }) }),
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

/** Makes a criterion from a line that was not understood. A person fills it in. */
export const ownRequirement = (
  { text, start, points, maxPoints }: Line,
  number: number,
): DraftRequirement => ({
  number,
  query: '',
  scope: 'each',
  atLeast: 1,
  points,
  maxPoints,
  text,
  start,
  notes: [],
  isConfirmed: false,
  isDropped: false,
})

/** A short line without a figure or the end of a sentence. Its own number may come before it. */
const heading = /^(?:[\dIVX]+[.)\d]*\s)?[^\d.;,]{1,80}$/

/**
 * Decides how a line offers to add a criterion. It is in sight where something may be missing, and on demand at all
 * other lines but headings, because one line may ask for several criteria.
 */
export function additionTo(line: Line): 'in-sight' | 'on-demand' | 'none' {
  const { text, status, subjects, points, demands } = line
  const isMissed = status === 'unread' && demands
  const isUnreadGrade = points !== undefined && status !== 'read'
  if (isMissed || isUnreadGrade || subjects.includes('special')) return 'in-sight'
  return status === 'unread' && subjects.length === 0 && heading.test(text) ? 'none' : 'on-demand'
}

/** Recomputes the periods that count back from the deadline. */
export const withDeadline = (all: readonly DraftRequirement[], day: string): DraftRequirement[] =>
  all.map(requirement => {
    const { years, by, notes } = requirement
    if (years === undefined) return requirement
    const query = `since=${monthsBefore(day.slice(0, 7), years * 12)}${by ? `&by=${by}` : ''}`
    if (query === requirement.query) return requirement
    const said = notes.map(note => (note === 'deadline-not-said' ? 'deadline' : note))
    return { ...requirement, query, notes: said, isConfirmed: false }
  })

/** Joins the criteria of a line with points into one grade, because the points are for all of them together. */
function gradeOr(points: number | undefined, found: Line['found']): Omit<Found, 'span'>[] {
  if (points === undefined || found.length === 0) return found
  const queries = found.map(({ query }) => query)
  return [
    {
      query: queries.includes('') ? '' : queries.join('&'),
      notes: found.flatMap(({ notes }) => notes.filter(note => note !== 'scope-not-said')),
    },
  ]
}

/** Returns the requirements that count: those that were not left out and have a value. */
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

/** Counts the requirements that a person still has to confirm or leave out. */
export const unconfirmedCount = (all: readonly DraftRequirement[]): number =>
  all.filter(({ isConfirmed, isDropped }) => !isConfirmed && !isDropped).length
