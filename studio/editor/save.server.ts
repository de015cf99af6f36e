// Saves the changes of an editor. Each unit is saved separately: one that the check refuses stays in the browser and
// does not block the others. Units based on an older text are applied if their places are unchanged.
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { parse } from 'yaml'
import {
  CannotChange,
  type Changes,
  changesSchema,
  diff,
  overlap,
  type Path,
  valueAt,
  wantedOf,
} from '../../src/content/changes.ts'
import { apply } from '../../src/content/document.ts'
import type { ContentProblem } from '../../src/content/problems.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { named } from '../content/all-texts.ts'
import { newProblems, problemsOf } from '../content/draft-problems.ts'
import { contentFile, formPath, parseText, readText } from '../content/files.ts'
import { writeWhole } from '../content/write.ts'
import { orderIn } from '../form/entry-order.ts'
import { formOf } from '../form/form.ts'
import type { Studio } from '../http/settings.ts'

export const saveSchema = v.strictObject({
  file: v.string(),
  /** The file as the editor saw it. The browser keeps it, so that a restart of the Studio loses nothing. */
  base: v.optional(v.unknown()),
  units: v.pipe(v.array(changesSchema), v.minLength(1), v.maxLength(500)),
})
export type SaveRequest = v.InferOutput<typeof saveSchema>

export type Problem = { file: string; path: Path; message: string }
export type Outcome =
  | { state: 'saved' }
  | { state: 'refused'; problems: Problem[] }
  /** Another person changed the same place in the meantime. */
  | { state: 'conflict'; theirs?: unknown; by?: string }
export type SaveAnswer = { value: unknown; outcomes: Outcome[] }

export function save(studio: Studio, request: SaveRequest, language: ProgramLanguage): SaveAnswer {
  const { file, schema } = contentFile(studio, request.file)
  const order = orderIn(formOf(schema, formPath(file)))
  const start = readText(studio, file)
  const data = parseText(file, start)
  const outcomes = request.units.map(unit => beginning(request.base, data, unit))
  let text = start
  let before: ContentProblem[] | undefined
  const open = () => outcomes.flatMap(({ state }, at) => (state === 'refused' ? [at] : []))

  const settle = (places: number[], outcome: Outcome) => {
    for (const at of places) outcomes[at] = outcome
  }
  /** Saves these units together, or returns the problems that the check finds in them. */
  const attempt = (places: number[]): Problem[] => {
    let candidate: string
    try {
      candidate = apply(
        text,
        places.flatMap(at => request.units[at]?.changes ?? []),
        order,
      )
    } catch (error) {
      if (!(error instanceof CannotChange)) throw error
      return [{ file, path: [], message: unclear[language] }]
    }
    const after = problemsOf(studio, { [file]: candidate })
    if (after.length > 0) before ??= problemsOf(studio)
    const fresh = newProblems(before ?? [], after)
    if (fresh.length > 0) return fresh.map(problem => problemIn(studio, file, problem, language))
    text = candidate
    before = after
    settle(places, { state: 'saved' })
    return []
  }

  // A check takes a while, so the paths of its problems tell which units to leave out of the next one.
  let rest = open()
  for (let round = 1; rest.length > 0; round++) {
    const problems = attempt(rest)
    if (problems.length === 0) break
    const ofUnit = (at: number) =>
      problems.filter(
        problem => problem.file === file && overlap(problem.path, request.units[at]?.root ?? []),
      )
    const wrong = rest.filter(at => ofUnit(at).length > 0)
    for (const at of wrong) settle([at], { state: 'refused', problems: ofUnit(at) })
    rest = rest.filter(at => !wrong.includes(at))
    if (wrong.length > 0 && round < maxRounds) continue
    // The problems belong to no unit, or reveal only one wrong unit per round.
    settle(rest, { state: 'refused', problems })
    if (rest.length > 1 && rest.length <= maxTriedAlone)
      for (const at of rest) {
        const own = attempt([at])
        if (own.length > 0) settle([at], { state: 'refused', problems: own })
      }
    break
  }
  if (text !== start) writeWhole(join(studio.content, file), text)
  return { value: parse(text), outcomes }
}

/** Names the place of a problem in another file, because that has no field here. */
function problemIn(
  studio: Studio,
  opened: string,
  { file, path, says }: ContentProblem,
  language: ProgramLanguage,
): Problem {
  const [place] =
    file === opened ? [] : named(studio, [{ file, path, text: '', language: undefined }], language)
  const where = place ? `${[place.page, ...place.way].join(' › ')}: ` : ''
  return { file, path, message: where + says[language] }
}

/** The most checks for one request, because the Studio answers nobody else while it checks. */
const maxRounds = 8
const maxTriedAlone = 8

const unclear = {
  de: 'lässt sich an dieser Stelle nicht sicher speichern; laden Sie die Seite neu',
  en: 'cannot be saved here; please reload the page',
}

/** Classifies a unit before any attempt: its place is unchanged, already as wanted, or in conflict. */
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

/** True if items were added, removed or moved in a list above the place, so that its index may mean another item. */
function isShifted(base: unknown, now: unknown, place: Path): boolean {
  // Without the browser's version of the file, any index may mean another item.
  if (base === undefined) return place.some(step => typeof step === 'number')
  return diff(base, now).some(({ op, path }) => {
    const list = path.slice(0, -1)
    const isList = op !== 'set' && typeof path.at(-1) === 'number' && list.length < place.length
    return isList && list.every((step, at) => place[at] === step)
  })
}
