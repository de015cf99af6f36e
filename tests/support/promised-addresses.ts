import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { recordDir } from './record-dir.ts'

/** The addresses that people outside already have (addresses.yaml in the firm's record). */
export type PromisedAddresses = {
  /** The anchors of each page, by its path. */
  pages: Record<string, string[]>
  files: string[]
  redirects: Record<string, string>
  /** Fields of each JSON file that others may read, `projects[].facts.areas.gross`. */
  fields: Record<string, string[]>
  queries: { address: string; means: Record<string, unknown> }[]
}

export const readPromisedAddresses = (): PromisedAddresses =>
  recordDir
    ? parse(readFileSync(`${recordDir}/addresses.yaml`, 'utf8'))
    : { pages: {}, files: [], redirects: {}, fields: {}, queries: [] }
