// Lists the earlier values of a field, with date and author of the publication.
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { diff, type Path, pathBefore, pathSchema, valueAt } from '../../src/content/changes.ts'
import { contentFile, parseText, readText } from '../content/files.ts'
import { migrations, type Origin, originOf } from '../content/migration.ts'
import { commitsOf, contentAt } from '../content/older-translations.ts'
import { notUnderstood } from '../http/request-body.ts'
import { dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'

export type FormerValue = { value: unknown; at: string; person: string }

/** The limits: versions of the file to read, and values of the field to show. */
const maxVersions = 60
const maxValues = 12

/** Lists earlier values, newest first, each once. If the draft differs, the first is the published value. */
export async function historyOf(studio: Studio, file: string, path: Path): Promise<FormerValue[]> {
  const now = parseText(file, readText(studio, file))
  const formerValues: FormerValue[] = []
  await collect(studio, { commit: 'HEAD', file, path }, now, [valueAt(now, path)], formerValues)
  return formerValues
}

/** Adds the values of a field, back from the state that it has in or after a commit. */
async function collect(
  studio: Studio,
  { commit: newest, file, path }: Origin,
  newestState: unknown,
  known: unknown[],
  found: FormerValue[],
): Promise<void> {
  let state = newestState
  let place: Path | undefined = path
  const migrated = await migrations(studio).catch(() => new Set<string>())
  for (const { commit, at, person } of await commitsOf(studio, file, maxVersions, newest)) {
    const before = await contentAt(studio, commit, file)
    if (before === undefined) continue
    // Items of lists are followed through their moves.
    place = pathBefore(place, diff(before, state))
    if (!place || found.length === maxValues) break
    state = before
    if (migrated.has(commit)) {
      const origin = await originOf(studio, commit, file, place)
      const earlier = origin && (await contentAt(studio, origin.commit, origin.file))
      if (origin && earlier !== undefined) await collect(studio, origin, earlier, known, found)
      return
    }
    const value = valueAt(state, place)
    if (value === undefined || known.some(other => isDeepStrictEqual(other, value))) continue
    known.push(value)
    found.push({ value, at, person })
  }
}

/** Reads the path as JSON, because a name may contain any character. */
function pathIn(text: string): Path {
  try {
    return v.parse(pathSchema, JSON.parse(text))
  } catch {
    throw new Refusal(400, notUnderstood)
  }
}

export const fieldHistory = dataRoute('GET', 'field-history', async ({ studio, query }) => {
  const { file } = contentFile(studio, query.get('name') ?? '')
  return historyOf(studio, file, pathIn(query.get('path') ?? ''))
})
