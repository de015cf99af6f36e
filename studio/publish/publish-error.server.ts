// The reasons why a publication fails. The client has the words for them.
import type { ContentProblem } from '../../src/content/problems.ts'

export type Why =
  /** The content that would be published has problems. */
  | { kind: 'problems'; problems: ContentProblem[] }
  /** These files were changed elsewhere at the same places. */
  | { kind: 'conflict'; files: { file: string; person: string; at: string }[] }
  /** An edition cannot be reverted, because a later one changed these files at the same places. */
  | { kind: 'revert-conflict'; files: { file: string; person: string; at: string }[] }
  /** Symbolic links or nested repositories, which would publish files from outside the content. */
  | { kind: 'irregular'; files: string[] }
  /** Another person published at the same moment. */
  | { kind: 'overtaken' }
  /** The remote has changes to the program itself, which editors cannot publish. */
  | { kind: 'program' }
  | { kind: 'nothing' }
  | { kind: 'cancelled' }
  /** The build failed. Its output is for the person who maintains the site. */
  | { kind: 'build'; details: string }
  | { kind: 'broken'; details: string }

export class PublishError extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why.kind)
    this.why = why
  }
}
