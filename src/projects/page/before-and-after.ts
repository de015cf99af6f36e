/** Returns the previous and the next id. The list is circular; with only two ids there is just a next one. */
export function neighboursIn(ids: readonly string[], id: string): { previous?: string; next?: string } {
  const index = ids.indexOf(id)
  const [previous, next] = [ids.at(index - 1), ids[(index + 1) % ids.length]]
  if (ids.length < 2 || !previous || !next) return {}
  return previous === next ? { next } : { previous, next }
}
