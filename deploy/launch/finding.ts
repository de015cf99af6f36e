import type { Path } from '../../src/content/changes.ts'
import type { Sentence } from '../../src/content/problems.ts'

/** A problem to solve before a site goes online. */
export interface Finding {
  /** A content file with line and field, or a variable of `.env`. */
  where: string
  what: string
}

/** A finding at a path in a content file, to which the Studio links. */
export interface ContentFinding {
  file: string
  line?: number
  path: Path
  says: Sentence
}

export const asFinding = ({ file, line, path, says }: ContentFinding): Finding => {
  const field = path.filter(step => typeof step === 'string').join(' › ')
  return { where: `content/${file}${line ? `:${line}` : ''}${field && `  ${field}`}`, what: says.en }
}
