// The interface between a site and the engine: its files, and the checks between them.
import type * as v from 'valibot'
import type { Locale } from '../routes.ts'
import type { Path } from './changes.ts'
import type { ContentProblem, Sentence } from './problems.ts'

export type Source = OneFile | Folder
/** `missing` is the value if a firm does not have the file. */
type OneFile = { file: string; schema: v.GenericSchema; missing?: unknown }
export type Folder = {
  folder: string
  schemaOf: (id: string) => v.GenericSchema | undefined
  required?: readonly string[]
}

export type ReferenceProblem = { path: Path; says: Sentence }

export interface Model<Content> {
  /** The number of the content format that the site's program reads. */
  format: number
  files: Record<string, Source>
  /** Returns the codes of the site's languages, beginning with the first one. */
  languages: (content: Partial<Content>) => readonly string[]
  /** Returns the path of every page that a link in a language may lead to, in the form of the first language. */
  pages: (content: Partial<Content>, locale: Locale) => string[]
  /** Returns problems in files outside the content, such as those of a theme. */
  beside?: (root: string) => ContentProblem[]
  /** Runs checks that need several files. Invalid content is passed as far as it can be read. */
  check: (content: Partial<Content>, mediaFiles: ReadonlySet<string>) => ReferenceProblem[]
}
