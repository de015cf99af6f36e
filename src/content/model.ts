// What a site tells the engine: which files there are, and what has to fit between them.
import type * as v from 'valibot'
import type { Sentence } from './problems.ts'

/** A single file, or a folder with one file for each item. */
export type Source = OneFile | Folder
/** `missing` is what counts where a firm has no such file. */
type OneFile = { file: string; schema: v.GenericSchema; missing?: unknown }
type Folder = {
  folder: string
  schemaOf: (id: string) => v.GenericSchema | undefined
  required?: readonly string[]
}

export type ContentPath = (string | number)[]
export type ReferenceProblem = { path: ContentPath; says: Sentence }

export interface Model<Content> {
  files: Record<string, Source>
  /** What no single file can know. Content that has problems of its own comes as far as it can be read. */
  check: (content: Partial<Content>, mediaFiles: ReadonlySet<string>) => ReferenceProblem[]
}
