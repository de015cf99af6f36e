// Remembers in memory which person is in which field. A browser reports when its person leaves the editor. A person
// without a report for a while has closed it.
import * as v from 'valibot'
import { type Path, pathSchema } from '../../src/content/changes.ts'
import { contentFile, readIfReadable } from '../content/files.ts'
import { fileName } from '../content/names.ts'
import { type DataOf, dataRoute } from '../http/route.ts'

/** Browsers report every ten seconds; one that missed two reports is away. */
const timeoutMs = 25_000
const heard = new Map<string, { file: string; path: Path; at: number }>()

export function markPresent(person: string, file: string, path: Path, now = Date.now()) {
  heard.set(person, { file, path, at: now })
  for (const [name, { at }] of heard) if (at < now - timeoutMs) heard.delete(name)
  return [...heard].flatMap(([name, place]) =>
    name === person ? [] : [{ name, file: place.file, path: place.path }],
  )
}

export const leave = (person: string) => heard.delete(person)

const leaving = dataRoute('POST', 'leave', ({ person }) => ({ left: leave(person.name) }))

const presence = dataRoute('POST', 'presence', async ({ studio, person, json, language }) => {
  const place = await json(v.strictObject({ file: v.string(), path: pathSchema }))
  const { file } = contentFile(studio, place.file)
  return markPresent(person.name, file, place.path).map(other => ({
    ...other,
    page: fileName(other.file, readIfReadable(studio, other.file))[language],
  }))
})
export type Other = DataOf<typeof presence>[number]

export const presenceRoutes = [presence, leaving]
