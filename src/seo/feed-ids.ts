/**
 * The ids of news in a feed, from the newest to the oldest. An id is the day of the news and stays when others come; a
 * later one of the same day is counted on.
 */
export const feedIds = (days: readonly string[]): string[] =>
  days.map((day, at) => {
    const earlier = days.slice(at + 1).filter(other => other === day).length
    return earlier === 0 ? day : `${day}-${earlier + 1}`
  })
