import type { Path } from '../content/changes.ts'
import type { ReferenceProblem } from '../content/model.ts'

/** Creates a problem at a path of the file, or of the content as a whole. */
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
