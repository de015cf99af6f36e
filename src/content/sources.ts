// What the engine is told about a site: which files there are, and which schema each has.
import type * as v from 'valibot'

/** A single file, or a folder with one file for each item. */
export type Source = OneFile | Folder
type OneFile = { file: string; schema: v.GenericSchema }
type Folder = {
  folder: string
  schemaOf: (id: string) => v.GenericSchema | undefined
  required?: readonly string[]
}

export type Sources = Record<string, Source>
