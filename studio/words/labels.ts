// The names of entries and values that carry none themselves.
import type { Sentence } from '../../src/content/problems.ts'
import { keyLabels, valueLabels } from './key-labels.ts'

type Table = Record<string, readonly [string, string]>
const labels: Table = keyLabels
const choices: Table = valueLabels

const sentence = (words: readonly [string, string] | undefined): Sentence | undefined =>
  words && { de: words[0], en: words[1] }

/** By the longest end of the path that has a name of its own: `costs.gross` before `gross`. */
function named(table: Table, path: string[]): Sentence | undefined {
  for (let from = 0; from < path.length; from++) {
    const found = sentence(table[path.slice(from).join('.')])
    if (found) return found
  }
  return undefined
}

/** Keys from the file's own name on, such as `pages home hero heading`. Numbers are their own name. */
export function labelOf(path: string[]): Sentence | undefined {
  const key = path.at(-1) ?? ''
  return named(labels, path) ?? (/^\d+$/.test(key) ? { de: key, en: key } : undefined)
}

export const choiceOf = (path: string[], value: string): Sentence | undefined =>
  named(choices, [...path, value])
