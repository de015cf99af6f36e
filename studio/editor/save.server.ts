// Takes what an editor changed. Each unit is saved by itself: one that the check refuses stays in the browser and holds
// up no other. Units of somebody who saw an older text are applied where their places are untouched.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { parse } from 'yaml'
import {
  CannotChange,
  type Changes,
  changesSchema,
  diff,
  type Path,
  valueAt,
  wantedOf,
} from '../../src/content/changes.ts'
import { apply } from '../../src/content/document.ts'
import type { ContentProblem } from '../../src/content/problems.ts'
import type { Locale } from '../../src/routes.ts'
import { newProblems, problemsOf } from '../content/check.ts'
import { contentFile, formPath, parseText, readText } from '../content/files.ts'
import { writeWhole } from '../content/write.ts'
import { formOf } from '../form/form.ts'
import { orderIn } from '../form/order.ts'
import type { Studio } from '../http/settings.ts'

export const saveSchema = v.strictObject({
  file: v.string(),
  /** Hash of the text that the editor saw. */
  hash: v.string(),
  units: v.pipe(v.array(changesSchema), v.minLength(1), v.maxLength(500)),
})
export type SaveRequest = v.InferOutput<typeof saveSchema>

export type Problem = { file: string; path: Path; message: string }
export type Outcome =
  | { state: 'saved' }
  | { state: 'refused'; problems: Problem[] }
  /** Somebody else changed the same place in the meantime. */
  | { state: 'conflict'; theirs?: unknown }
export type SaveAnswer = { hash: string; value: unknown; outcomes: Outcome[] }

/** Texts that editors were shown, to know later what was changed since. */
const known = new Map<string, string>()

export function rememberText(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 24)
  known.delete(hash)
  known.set(hash, text)
  for (const oldest of known.keys()) {
    if (known.size <= 500) break
    known.delete(oldest)
  }
  return hash
}

export function save(studio: Studio, request: SaveRequest, language: Locale): SaveAnswer {
  const { file, schema } = contentFile(studio, request.file)
  const order = orderIn(formOf(schema, formPath(file)))
  const start = readText(studio, file)
  const data = parseText(file, start)
  const base = rememberText(start) === request.hash ? data : parsed(known.get(request.hash))
  const outcomes = request.units.map(unit => beginning(base, data, unit))
  let text = start
  let before: ContentProblem[] | undefined
  const open = () => outcomes.flatMap(({ state }, at) => (state === 'refused' ? [at] : []))

  /** Saves these units together, or says what the check has against them. */
  const attempt = (places: number[]): boolean => {
    const problems = tryAll(places)
    for (const at of places) outcomes[at] = problems ? { state: 'refused', problems } : { state: 'saved' }
    return !problems
  }
  const tryAll = (places: number[]): Problem[] | undefined => {
    let candidate: string
    try {
      candidate = apply(
        text,
        places.flatMap(at => request.units[at]?.changes ?? []),
        order,
      )
    } catch (error) {
      if (!(error instanceof CannotChange)) throw error
      return [{ file, path: request.units[places[0] ?? 0]?.root ?? [], message: unclear[language] }]
    }
    const after = problemsOf(studio, { [file]: candidate })
    if (after.length > 0) before ??= problemsOf(studio)
    const fresh = newProblems(before ?? [], after)
    if (fresh.length > 0)
      return fresh.map(({ file, path, says }) => ({ file, path, message: says[language] }))
    text = candidate
    before = after
    return undefined
  }

  // All at once is the rule; else each for itself, and again while one of them made way for another.
  if (open().length > 0 && !attempt(open()))
    for (let progress = open().length > 1; progress; ) {
      progress = false
      for (const at of open()) if (attempt([at])) progress = open().length > 0
    }
  if (text !== start) writeWhole(join(studio.content, file), text)
  return { hash: rememberText(text), value: parse(text), outcomes }
}

const unclear = {
  de: 'lässt sich an dieser Stelle nicht sicher speichern; laden Sie die Seite neu',
  en: 'cannot be saved here; please reload the page',
}

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : parse(text))

/** Sorts out a unit before anything is tried: its place is unchanged, already as wanted, or in conflict. */
function beginning(base: unknown, now: unknown, unit: Changes): Outcome {
  const theirs = valueAt(now, unit.root)
  if (!isShifted(base, now, unit.root)) {
    if (isDeepStrictEqual(theirs, unit.was)) return { state: 'refused', problems: [] }
    // The answer to an earlier request got lost, or two people wrote the same.
    if (readsAsWanted(now, unit)) return { state: 'saved' }
  }
  return { state: 'conflict', theirs }
}

function readsAsWanted(now: unknown, unit: Changes): boolean {
  try {
    return isDeepStrictEqual(valueAt(now, unit.root), wantedOf(unit))
  } catch (error) {
    if (error instanceof CannotChange) return false
    throw error
  }
}

/** Items came, went or moved in a list above the place, so that its index may mean another item. */
function isShifted(base: unknown, now: unknown, place: Path): boolean {
  // An old text that nobody remembers may have had any items.
  if (base === undefined) return place.some(step => typeof step === 'number')
  return diff(base, now).some(({ op, path }) => {
    const list = path.slice(0, -1)
    const isList = op !== 'set' && typeof path.at(-1) === 'number' && list.length < place.length
    return isList && list.every((step, at) => place[at] === step)
  })
}
