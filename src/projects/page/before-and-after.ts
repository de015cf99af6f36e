// The projects before and after one in the whole list.

/** The one before and the one after; the first follows the last. */
export function neighboursIn(ids: readonly string[], id: string): { previous?: string; next?: string } {
  const index = ids.indexOf(id)
  const [previous, next] = [ids.at(index - 1), ids[(index + 1) % ids.length]]
  if (ids.length < 2 || !previous || !next) return {}
  return previous === next ? { next } : { previous, next }
}
