// Says how long a statement or a right still holds.

/** The desk warns from this many days before an end. */
export const warnDays = 60

export type Expiry = {
  state: 'holds' | 'ends-soon' | 'ended'
  /** The days that are left, negative after the end; undefined without an end. */
  days: number | undefined
}

const dayMs = 86_400_000

/** The last day still counts. Both days are written as 2026-11-26. */
export function expiryOf(until: string | undefined, today: string): Expiry {
  if (until === undefined) return { state: 'holds', days: undefined }
  const days = Math.round((Date.parse(until) - Date.parse(today)) / dayMs)
  return { state: days < 0 ? 'ended' : days <= warnDays ? 'ends-soon' : 'holds', days }
}
