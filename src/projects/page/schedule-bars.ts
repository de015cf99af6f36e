// Converts a schedule into bars between the first and the last year.

import { part } from '../../parts/Drawing/metres.ts'
import { yearOf } from '../facts.ts'

type Span = { start: { iso: string }; end: { iso: string } }
type Bar = { x: string; width: string }

const monthsOf = (iso: string) => Number(yearOf(iso)) * 12 + Number(iso.slice(5, 7)) - 1

/** Computes the bars, each including its last month. The part up to the given month is solid, the rest is still to come. */
export function barsOf(schedule: readonly Span[], now: string) {
  const first = Math.floor(Math.min(...schedule.map(({ start }) => monthsOf(start.iso))) / 12) * 12
  const end = Math.max(...schedule.map(({ end }) => monthsOf(end.iso))) + 1
  const at = (month: number) => part(month - first, end - first)
  const bar = (from: number, until: number): Bar | undefined =>
    until > from ? { x: at(from), width: part(until - from, end - first) } : undefined
  const present = monthsOf(now) + 1
  const years = Array.from({ length: Math.ceil((end - first) / 12) }, (_, index) => ({
    year: first / 12 + index,
    at: at(first + index * 12),
    // The last, incomplete year may be too narrow for its figure.
    named: end - (first + index * 12) >= (end - first) / 12,
  }))
  const bars = schedule.map(({ start, end }) => {
    const [from, until] = [monthsOf(start.iso), monthsOf(end.iso) + 1]
    const turn = Math.min(Math.max(present, from), until)
    return { done: bar(from, turn), ahead: bar(turn, until) }
  })
  return { years, bars, ahead: bars.some(({ ahead }) => ahead) }
}
