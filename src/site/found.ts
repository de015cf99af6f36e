import type { ContentPath, ReferenceProblem } from '../content/model.ts'

/** A problem, at its place in the file or in the content as a whole. */
export const found = (path: ContentPath, de: string, en: string): ReferenceProblem => ({
  path,
  says: { de, en },
})
