// What a field said before, as the history knows it: when it was published, and by whom.
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type Path, pathSchema, valueAt } from '../../src/content/changes.ts'
import { notUnderstood } from '../http/body.ts'
import { Refusal, type Route } from '../route.ts'
import type { Studio } from '../settings.ts'
import { contentFile, parseText, readText } from './files.ts'
import { git } from './history.ts'

export type Former = { value: unknown; at: string; person: string }

/** How many versions of the file are looked at, and how many of the field are shown. */
const versions = 60
const most = 12

/** Newest first, each text once. The first is what is public, where the draft says something else. */
export async function formerOf(studio: Studio, file: string, path: Path): Promise<Former[]> {
  const now = parseText(file, readText(studio, file))
  const log = await git(studio, 'log', '-n', String(versions), '--format=%H%x00%aI%x00%an', '--', file).catch(
    () => '',
  )
  const found: Former[] = []
  let last = valueAt(now, path)
  for (const line of log.split('\n').filter(Boolean)) {
    const [commit, at = '', person = ''] = line.split('\0')
    const then = parsed(await git(studio, 'show', `${commit}:./${file}`).catch(() => ''))
    const value = valueAt(then, pathThen(now, path, then))
    if (value === undefined || isDeepStrictEqual(value, last)) continue
    last = value
    if (!found.some(former => isDeepStrictEqual(former.value, value))) found.push({ value, at, person })
    if (found.length === most) break
  }
  return found.filter(({ value }) => !isDeepStrictEqual(value, valueAt(now, path)))
}

const parsed = (text: string): unknown => {
  try {
    return parse(text)
  } catch {
    // A version of long ago that cannot be read tells nothing.
    return undefined
  }
}

/** Items of a list are followed by their id where they have one, else by their place. */
function pathThen(now: unknown, path: Path, then: unknown): Path {
  const found: Path = []
  for (const [depth, step] of path.entries()) {
    const id = idOf(valueAt(now, path.slice(0, depth + 1)))
    const list = valueAt(then, found)
    const at =
      typeof step === 'number' && id && Array.isArray(list) ? list.findIndex(it => idOf(it) === id) : -1
    found.push(at >= 0 ? at : step)
  }
  return found
}

const idOf = (item: unknown): unknown => (item as { id?: unknown } | null | undefined)?.id

/** As JSON: a name may hold any sign. */
function pathIn(text: string): Path {
  try {
    return v.parse(pathSchema, JSON.parse(text))
  } catch {
    throw new Refusal(400, notUnderstood)
  }
}

export const former: Route = {
  method: 'GET',
  path: 'former',
  access: 'edit',
  handle: async ({ studio, query }) => {
    const { file } = contentFile(studio, query.get('name') ?? '')
    return { json: await formerOf(studio, file, pathIn(query.get('path') ?? '')) }
  },
}
