/** The ids of news in a feed: their days. Those of one day are counted from the last, so that new ones on top change none. */
export const feedIds = (days: readonly string[]): string[] =>
  days.map((day, at) => {
    const earlier = days.slice(at + 1).filter(other => other === day).length
    return earlier === 0 ? day : `${day}-${earlier + 1}`
  })
