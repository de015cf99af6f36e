// Ids, by which entries are distinguished.

import * as v from 'valibot'
import { say } from './problems.ts'
import { matches } from './texts.ts'
import { EntryRef } from './values.ts'

/** A short id that becomes part of an address. */
export const id = (description: string) =>
  v.pipe(
    v.string(),
    matches(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'darf nur kleine Buchstaben, Ziffern und Bindestriche enthalten, etwa erste-schritte',
      'may have small letters, digits and hyphens only, such as first-steps',
    ),
    v.description(description),
  )

type Entry = { value: unknown; path: (string | number)[] }

/** Rejects a list if two of its entries, or two in the lists under `within`, have the same value under this name. */
export const distinct = <Item extends object>(name: keyof Item & string, within?: keyof Item & string) =>
  v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    const seen = new Set<unknown>()
    for (const { value, path } of entriesOf(dataset.value, [])) {
      if (seen.has(value))
        addIssue({
          message: say(
            `"${name}: ${value}" gibt es schon; jeder Eintrag braucht seinen eigenen Wert`,
            `"${name}: ${value}" is there already; each entry needs a value of its own`,
          ),
          path: pathItems(path),
        })
      if (value !== undefined) seen.add(value)
    }

    function entriesOf(list: unknown, path: Entry['path']): Entry[] {
      if (!Array.isArray(list)) return []
      return list.flatMap((item, index) => [
        { value: plainValue(item?.[name]), path: [...path, index, name] },
        ...(within ? entriesOf(item?.[within], [...path, index, within]) : []),
      ])
    }
  })

const plainValue = (value: unknown) => (value instanceof EntryRef ? value.id : value)

/** Creates a path for a valibot issue. Only its keys are used (read.ts). */
export function pathItems(keys: (string | number)[]) {
  const items = keys.map(key => ({
    type: 'unknown',
    origin: 'value',
    input: undefined,
    key,
    value: undefined,
  }))
  return items as [v.UnknownPathItem, ...v.UnknownPathItem[]]
}
