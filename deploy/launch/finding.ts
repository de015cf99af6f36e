import type { Path } from '../../src/content/changes.ts'
import type { Sentence } from '../../src/content/problems.ts'

/** One thing to do before a site goes online: where, and what is wrong there. */
export interface Finding {
  /** A content file with line and field, or a variable of `.env`. */
  where: string
  what: string
}

/** A finding in the content, at a path of a file. The Studio leads there. */
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
