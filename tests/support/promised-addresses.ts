import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { tested } from './sites.ts'

/** The addresses that people outside already use (addresses.yaml among the tests of its site). */
export type PromisedAddresses = {
  /** The anchors of each page, by its path. */
  pages: Record<string, string[]>
  files: string[]
  redirects: Record<string, string>
  /** The fields of each public JSON file, such as `projects[].facts.areas.gross`. */
  fields: Record<string, string[]>
  queries: { address: string; means: Record<string, unknown> }[]
}

export const readPromisedAddresses = (): PromisedAddresses =>
  parse(readFileSync(`${tested.tests}/addresses.yaml`, 'utf8'))
