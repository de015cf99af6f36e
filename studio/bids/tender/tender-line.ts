// A line of a tender as the reader hands it over.
import type { Scope } from '../requirement.ts'
import type { Span } from './spans.ts'

/** `read` has criteria with values; `cannot-judge` is about something the desk has no facts on; all else is `unread`. */
export const statuses = ['read', 'cannot-judge', 'unread'] as const
export type Status = (typeof statuses)[number]

/** Subjects that a line touches besides criteria. */
export const subjects = [
  'firm',
  'staff',
  'format',
  'contact',
  'count',
  'special',
  'discipline',
  'other-kg',
  'gaps',
  'own-work',
  'not-finished-allowed',
  'unknown-use',
  'date-of-other-lph',
  'jury',
  'points',
] as const
export type Subject = (typeof subjects)[number]

/** A doubt that a person reads before confirming a value. */
export const notes = [
  'tax-not-said',
  'groups-not-said',
  'comparable',
  'month-edge',
  'eligible-cost',
  'deadline',
  'deadline-not-said',
  'scope-not-said',
  'one-lot',
] as const
export type Note = (typeof notes)[number]

export type Found = {
  /** One criterion in the finder's own words; empty while a deadline is missing. */
  query: string
  /** Years that count back from the deadline. */
  years?: number
  /** The years count up to the end of stage 8, not up to the handover. */
  by?: 'built'
  /** The position of its words in the text of the line. */
  span: Span
  notes: Note[]
}

export type Scoped = { scope: Exclude<Scope, 'some'> } | { scope: 'some'; atLeast: number }

export type Line = {
  text: string
  /** The position in the whole text at which the line begins. */
  start: number
  status: Status
  /** Undefined if the text does not say. To be safe, every reference then has to meet it. */
  scope: Scope | undefined
  /** The number of references, if the scope is some of them. */
  atLeast: number | undefined
  found: Found[]
  subjects: Subject[]
  /** The points that it gives in a matrix of points. */
  points: number | undefined
  /** The most points that all references together gain by it. */
  maxPoints?: number | undefined
  /** True if it demands something, so that a person has to look at it even if it is unread. */
  demands: boolean
}
