// The interface between a site and the engine: its files, and the checks between them.
import type * as v from 'valibot'
import type { Locale } from '../routes.ts'
import type { Path } from './changes.ts'
import type { ContentProblem, Sentence } from './problems.ts'

/** A single file, or a folder with one file for each item. */
export type Source = OneFile | Folder
/** `missing` is what counts where a firm has no such file. */
type OneFile = { file: string; schema: v.GenericSchema; missing?: unknown }
export type Folder = {
  folder: string
  schemaOf: (id: string) => v.GenericSchema | undefined
  required?: readonly string[]
}

export type ReferenceProblem = { path: Path; says: Sentence }

export interface Model<Content> {
  /** The form of the content that the site's program reads. */
  format: number
  files: Record<string, Source>
  /** The codes of the site's languages, the first of them first. */
  languages: (content: Partial<Content>) => readonly string[]
  /** The path, as the first language writes it, of every page that a link may lead to in a language. */
  pages: (content: Partial<Content>, locale: Locale) => string[]
  /** Problems of files beside the content, such as those of a theme. */
  beside?: (root: string) => ContentProblem[]
  /** Checks that need several files. Content with problems of its own is passed as far as it can be read. */
  check: (content: Partial<Content>, mediaFiles: ReadonlySet<string>) => ReferenceProblem[]
}
