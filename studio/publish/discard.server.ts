// Removes a change from the draft: a whole file, or one place in it.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type Change, diff, valueAt } from '../../src/content/changes.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { formFor } from '../content/all-texts.ts'
import { problemsWith } from '../content/draft-problems.ts'
import { contentFile, parseText, readText } from '../content/files.ts'
import { bytesAt, type Git } from '../content/git.ts'
import { pathIn } from '../content/published.ts'
import { announceSave, saveFile } from '../content/save-events.ts'
import { applyOrRefuse } from '../content/write.ts'
import { orderIn } from '../form/entry-order.ts'
import { Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { type ChangedPlace, changedPlaces } from './changed-places.ts'
import { stampOfBytes } from './draft-files.server.ts'
import type { ChosenPlace } from './selection.ts'

const overtaken = {
  de: 'Diese Änderung gibt es so nicht mehr. Laden Sie die Seite neu.',
  en: 'This change no longer exists. Please reload the page.',
}
const writtenSince = {
  de: 'Inzwischen hat jemand weitergeschrieben. Sehen Sie die Änderungen noch einmal an; es ist nichts verworfen.',
  en: 'Another person has changed the draft. Please review the changes again; nothing has been discarded.',
}
const needed = (says: Sentence) => ({
  de: `Diese Änderung lässt sich nicht einzeln verwerfen: ${says.de}`,
  en: `This cannot be discarded on its own: ${says.en}`,
})

type Place = { git: Git; studio: Studio; folder: string }

/** The stamp of the file as the person saw it, if the person saw it. */
type Seen = string | undefined

/** Restores the public state of a file, or deletes a new file. */
export async function discardFile({ git, studio, folder }: Place, file: string, seen: Seen): Promise<void> {
  const bytes = await bytesAt(git, 'HEAD', pathIn(folder, file))
  const path = join(studio.content, file)
  refuseUnseen(path, seen)
  if (bytes) return saveFile(studio, file, bytes)
  rmSync(path, { force: true })
  await announceSave(path)
}

/** Restores the public state of one place. Everything else in the file stays as it is written. */
export async function discardPlace(
  place: Place,
  file: string,
  wanted: ChosenPlace,
  seen: Seen,
): Promise<void> {
  const next = await textWithout(place, file, [wanted])
  refuseUnseen(join(place.studio.content, file), seen)
  const [problem] = problemsWith(place.studio, { [file]: next })
  if (problem) throw new Refusal(409, needed(problem.says))
  await saveFile(place.studio, file, next)
}

/** Reads without a pause before the file is written, so that nobody can save in between. */
function refuseUnseen(path: string, seen: Seen): void {
  const bytes = existsSync(path) ? readFileSync(path) : undefined
  if (seen !== undefined && seen !== stampOfBytes(bytes)) throw new Refusal(409, writtenSince)
}

/**
 * Returns the text of a file with the public state at these places. Starts with the last, so that earlier paths stay
 * valid.
 */
export async function textWithout(
  { git, studio, folder }: Place,
  file: string,
  places: readonly ChosenPlace[],
): Promise<string> {
  const order = orderIn(formFor(file, contentFile(studio, file).schema))
  const old: unknown = parse(String((await bytesAt(git, 'HEAD', pathIn(folder, file))) ?? ''))
  let text = readText(studio, file)
  const changes = changedPlaces(old, parseText(file, text))
  const indexOf = ({ what, path }: ChosenPlace) =>
    changes.findIndex(place => place.what === what && isDeepStrictEqual(place.path, path))
  for (const wanted of places.toSorted((a, b) => indexOf(b) - indexOf(a))) {
    const young = parseText(file, text)
    const place = changedPlaces(old, young).find(
      ({ what, path }) => what === wanted.what && isDeepStrictEqual(path, wanted.path),
    )
    if (!place) throw new Refusal(409, overtaken)
    text = applyOrRefuse(text, changesBack(place, young), order, overtaken)
  }
  return text
}

/** A lost item goes back to its place, or to the end of a list that got shorter. */
function changesBack({ what, path, before, after }: ChangedPlace, young: unknown): Change[] {
  const list = valueAt(young, path.slice(0, -1))
  if (what !== 'gone' || !Array.isArray(list)) return diff(after, before, path)
  return [{ op: 'insert', path: path.with(-1, Math.min(Number(path.at(-1)), list.length)), value: before }]
}
