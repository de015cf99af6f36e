import type { Path } from '../content/changes.ts'
import type { ReferenceProblem } from '../content/model.ts'

/** A problem, at its place in the file or in the content as a whole. */
export const problemAt = (path: Path, de: string, en: string): ReferenceProblem => ({
  path,
  says: { de, en },
})

/** Skips checks on values that already failed their schema. */
export function asFarAsReadable(check: () => ReferenceProblem[]): ReferenceProblem[] {
  try {
    return check()
  } catch (error) {
    if (error instanceof TypeError) return []
    throw error
  }
}
