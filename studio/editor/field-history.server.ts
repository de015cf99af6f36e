// Lists the earlier values of a field, with date and author of the publication.
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { diff, type Path, pathBefore, pathSchema, valueAt } from '../../src/content/changes.ts'
import { contentFile, parseText, readText } from '../content/files.ts'
import { commitsOf, contentAt } from '../content/older-english.ts'
import { notUnderstood } from '../http/body.ts'
import { dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'

export type FormerValue = { value: unknown; at: string; person: string }

/** The limits: versions of the file to read, and values of the field to show. */
const maxVersions = 60
const maxValues = 12

/** Newest first, each text once. The first is what is public, where the draft says something else. */
export async function historyOf(studio: Studio, file: string, path: Path): Promise<FormerValue[]> {
  let state = parseText(file, readText(studio, file))
  let place: Path | undefined = path
  const known = [valueAt(state, path)]
  const found: FormerValue[] = []
  for (const { commit, at, person } of await commitsOf(studio, file, maxVersions)) {
    const before = await contentAt(studio, commit, file)
    if (before === undefined) continue
    // Items of lists are followed through their moves.
    place = pathBefore(place, diff(before, state))
    if (!place || found.length === maxValues) break
    state = before
    const value = valueAt(state, place)
    if (value === undefined || known.some(other => isDeepStrictEqual(other, value))) continue
    known.push(value)
    found.push({ value, at, person })
  }
  return found
}

/** As JSON: a name may hold any sign. */
function pathIn(text: string): Path {
  try {
    return v.parse(pathSchema, JSON.parse(text))
  } catch {
    throw new Refusal(400, notUnderstood)
  }
}

export const fieldHistory = dataRoute('edit', 'GET', 'field-history', async ({ studio, query }) => {
  const { file } = contentFile(studio, query.get('name') ?? '')
  return historyOf(studio, file, pathIn(query.get('path') ?? ''))
})
