// Days as the firm counts them: an inquiry of half past midnight belongs to the new day.
const hourMs = 3_600_000

/** Returns the day in Frankfurt, such as 2026-11-25. */
export const localDay = (time: Date): string =>
  time.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** Returns the moment at which a day begins in Frankfurt, where clocks never change at midnight. */
export function startOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = Date.UTC(year, month - 1, date)
  const inSummer = new Date(midnight - 2 * hourMs)
  return (localDay(inSummer) === day ? inSummer : new Date(midnight - hourMs)).toISOString()
}
