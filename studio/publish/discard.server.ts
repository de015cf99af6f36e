// Takes a change out of the draft again: a whole file, or one place in it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type Change, diff, valueAt } from '../../src/content/changes.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { problemsWith } from '../content/check.ts'
import { contentFile, parseText, readText } from '../content/files.ts'
import { bytesAt, type Git } from '../content/git.ts'
import { announceSave, saveFile } from '../content/save-events.ts'
import { formFor } from '../content/texts.ts'
import { applyOrRefuse } from '../content/write.ts'
import { orderIn } from '../form/order.ts'
import { Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { type ChangedPlace, changedPlaces } from './describe-changes.server.ts'

const overtaken = {
  de: 'Diese Änderung gibt es so nicht mehr. Laden Sie die Seite neu.',
  en: 'This change no longer exists. Please reload the page.',
}
const needed = (says: Sentence) => ({
  de: `Das geht nicht allein: ${says.de}`,
  en: `This cannot be discarded on its own: ${says.en}`,
})

type Place = { git: Git; studio: Studio; folder: string }

/** The file as it is public; a new one goes. */
export async function discardFile({ git, studio, folder }: Place, file: string): Promise<void> {
  const bytes = await bytesAt(git, 'HEAD', `${folder}/${file}`)
  if (bytes) return saveFile(studio, file, bytes)
  const path = join(studio.content, file)
  rmSync(path, { force: true })
  await announceSave(path)
}

/** One place as it is public; everything else in the file stays as it is written. */
export async function discardPlace(
  { git, studio, folder }: Place,
  file: string,
  wanted: Pick<ChangedPlace, 'what' | 'path'>,
): Promise<void> {
  const { schema } = contentFile(studio, file)
  const text = readText(studio, file)
  const old: unknown = parse(String((await bytesAt(git, 'HEAD', `${folder}/${file}`)) ?? ''))
  const young = parseText(file, text)
  const place = changedPlaces(old, young).find(
    ({ what, path }) => what === wanted.what && isDeepStrictEqual(path, wanted.path),
  )
  if (!place) throw new Refusal(409, overtaken)
  const next = applyOrRefuse(text, changesBack(place, young), orderIn(formFor(file, schema)), overtaken)
  const [problem] = problemsWith(studio, { [file]: next })
  if (problem) throw new Refusal(409, needed(problem.says))
  await saveFile(studio, file, next)
}

/** A lost item goes back to its place, or to the end of a list that got shorter. */
function changesBack({ what, path, before, after }: ChangedPlace, young: unknown): Change[] {
  const list = valueAt(young, path.slice(0, -1))
  if (what !== 'gone' || !Array.isArray(list)) return diff(after, before, path)
  return [{ op: 'insert', path: path.with(-1, Math.min(Number(path.at(-1)), list.length)), value: before }]
}
