// Who is in which field right now. It is kept in memory alone. Whoever leaves the editor says so; whoever is not
// heard of for a while has closed it.
import * as v from 'valibot'
import { type Path, pathSchema } from '../../src/content/changes.ts'
import type { Route } from '../route.ts'
import { contentFile, readIfReadable } from './files.ts'
import { fileName } from './names.ts'

export type Other = { name: string; file: string; path: Path; page: string }

/** Browsers tell every ten seconds; one that missed two of them is away. */
const patience = 25_000
const heard = new Map<string, { file: string; path: Path; at: number }>()

export function tellHere(person: string, file: string, path: Path, now = Date.now()) {
  heard.set(person, { file, path, at: now })
  for (const [name, { at }] of heard) if (at < now - patience) heard.delete(name)
  return [...heard].flatMap(([name, place]) =>
    name === person ? [] : [{ name, file: place.file, path: place.path }],
  )
}

export const leave = (person: string) => heard.delete(person)

const leaving: Route = {
  method: 'POST',
  path: 'leave',
  access: 'edit',
  handle: async ({ person }) => ({ json: { left: leave(person.name) } }),
}

const here: Route = {
  method: 'POST',
  path: 'here',
  access: 'edit',
  handle: async ({ studio, person, json, language }) => {
    const asked = await json(v.strictObject({ file: v.string(), path: pathSchema }))
    const { file } = contentFile(studio, asked.file)
    const others = tellHere(person.name, file, asked.path).map(
      (other): Other => ({
        ...other,
        page: fileName(other.file, readIfReadable(studio, other.file))[language],
      }),
    )
    return { json: others }
  },
}

export const hereRoutes: Route[] = [here, leaving]
