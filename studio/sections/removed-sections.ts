// The sections that an editor removed from a page. They are kept until the window is closed, so that they can be brought
// back after other pages were open.
import { diff } from '../../src/content/changes.ts'

export type Removed = {
  index: number
  title: string
  value: unknown
  /** The number of equal sections that stayed on the page. */
  copies: number
}

export const copiesOf = (value: unknown, values: readonly unknown[]): number =>
  values.filter(other => diff(other, value).length === 0).length

/** Leaves out the sections that are on the page again, because the editor undid the removal elsewhere. */
export const stillRemoved = (removed: Removed[], values: readonly unknown[]): Removed[] =>
  removed.filter(({ value, copies }) => copiesOf(value, values) <= copies)

const keyIn = (file: string): string => `studio-removed ${file}`

export const readRemoved = (file: string): Removed[] =>
  JSON.parse(sessionStorage.getItem(keyIn(file)) ?? '[]')

export function storeRemoved(file: string, removed: Removed[]): void {
  if (removed.length === 0) sessionStorage.removeItem(keyIn(file))
  else sessionStorage.setItem(keyIn(file), JSON.stringify(removed))
}
