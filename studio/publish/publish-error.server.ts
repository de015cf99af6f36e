// The reasons why a publication fails. The client has the words for them.
import type { ContentProblem } from '../../src/content/problems.ts'

export type Why =
  /** The content as it would be has mistakes. */
  | { kind: 'problems'; problems: ContentProblem[] }
  /** These files were changed elsewhere at the same places. */
  | { kind: 'conflict'; files: { file: string; person: string; at: string }[] }
  /** Symbolic links or nested repositories, which would publish files from outside the content. */
  | { kind: 'irregular'; files: string[] }
  /** Another person published at the same moment. */
  | { kind: 'overtaken' }
  /** Elsewhere the program itself was changed, which is not for editors to publish. */
  | { kind: 'program' }
  | { kind: 'nothing' }
  | { kind: 'cancelled' }
  /** The build said no; its own words are for whoever looks after the site. */
  | { kind: 'build'; details: string }
  | { kind: 'broken'; details: string }

export class PublishError extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why.kind)
    this.why = why
  }
}
