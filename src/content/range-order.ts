// Checks the order of two entries that are a beginning and an end, as numbers or days.
import * as v from 'valibot'
import { pathItems } from './ids.ts'
import { say } from './problems.ts'
import { factValue } from './values.ts'

/** The second value may equal the first. */
export const notBelow = <T extends object>(first: keyof T & string, second: keyof T & string) =>
  inOrder<T>(first, second, (from, to) => from <= to)

/** The second value must be greater than the first. */
export const above = <T extends object>(first: keyof T & string, second: keyof T & string) =>
  inOrder<T>(first, second, (from, to) => from < to)

type Sortable = string | number

const inOrder = <T extends object>(
  first: keyof T & string,
  second: keyof T & string,
  holds: (from: Sortable, to: Sortable) => boolean,
) =>
  v.rawCheck<T>(({ dataset: { value }, addIssue }) => {
    const [from, to] = [first, second].map(name => sortable((value as T | null)?.[name as keyof T]))
    if (from === undefined || to === undefined || holds(from, to)) return
    addIssue({
      message: say(
        `${to} liegt vor ${from} (${first}); vertauscht?`,
        `${to} comes before ${from} (${first}); are they reversed?`,
      ),
      path: pathItems([second]),
    })
  })

/** Returns a number, or a day as parsed by fields.ts, even if the fact is internal. */
function sortable(fact: unknown): Sortable | undefined {
  const value = factValue(fact)
  if (typeof value === 'number') return value
  if (value !== null && typeof value === 'object' && 'iso' in value) return String(value.iso)
  return undefined
}
