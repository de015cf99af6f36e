/** Does something the first time it is asked and remembers the result. A failure is forgotten: the next caller tries again. */
export function memoize<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
