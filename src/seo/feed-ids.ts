/**
 * Returns the ids of feed entries, which are their days. Entries of one day are numbered from the oldest, so that a new
 * one on top does not change the others.
 */
export const feedIds = (days: readonly string[]): string[] =>
  days.map((day, at) => {
    const earlier = days.slice(at + 1).filter(other => other === day).length
    return earlier === 0 ? day : `${day}-${earlier + 1}`
  })
