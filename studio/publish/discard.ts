// Takes a change out of the draft again: a whole file, or one place in it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { CannotChange, type Change as Edit, valueAt } from '../../src/content/changes.ts'
import { apply } from '../../src/content/document.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { newProblems, problemsOf } from '../content/check.ts'
import { contentFile, parseText, readText } from '../content/files.ts'
import { tellSaved } from '../content/saved.ts'
import { formFor } from '../content/texts.ts'
import { writeWhole } from '../content/write.ts'
import { orderIn } from '../form/order.ts'
import { Refusal } from '../route.ts'
import type { Studio } from '../settings.ts'
import { type Change, changesBetween, type Step } from './changes.ts'
import type { Git } from './git.ts'
import { blobAt, textAt } from './trees.ts'

const overtaken = {
  de: 'Diese Änderung gibt es so nicht mehr. Laden Sie die Seite neu.',
  en: 'This change is not there any more. Load the page again.',
}
const needed = (says: Sentence) => ({
  de: `Das geht nicht allein: ${says.de}`,
  en: `This cannot go alone: ${says.en}`,
})

type Place = { git: Git; studio: Studio; folder: string }

/** The file as it is public; a new one goes. */
export async function discardFile({ git, studio, folder }: Place, file: string): Promise<void> {
  const blob = await blobAt(git, 'HEAD', `${folder}/${file}`)
  const path = join(studio.content, file)
  if (blob === undefined) rmSync(path, { force: true })
  else writeWhole(path, await git.bytes(['cat-file', 'blob', blob]))
  await tellSaved(path)
}

/** One place as it is public; everything else in the file stays as it is written. */
export async function discardPlace(
  { git, studio, folder }: Place,
  file: string,
  wanted: { what: Change['what']; path: Step[] },
): Promise<void> {
  const { schema } = contentFile(studio, file)
  const text = readText(studio, file)
  const [old, young] = [
    parse((await textAt(git, 'HEAD', `${folder}/${file}`)) ?? ''),
    parseText(file, text),
  ] as unknown[]
  const change = changesBetween(old, young).find(
    ({ what, path }) => what === wanted.what && isDeepStrictEqual(path, wanted.path),
  )
  const edit = change && backwards(change, young)
  if (!edit) throw new Refusal(409, overtaken)
  const next = spliced(text, edit, orderIn(formFor(file, schema)))
  const [problem] = newProblems(problemsOf(studio), problemsOf(studio, { [file]: next }))
  if (problem) throw new Refusal(409, needed(problem.says))
  writeWhole(join(studio.content, file), next)
  await tellSaved(join(studio.content, file))
}

function spliced(text: string, edit: Edit, order: ReturnType<typeof orderIn>): string {
  try {
    return apply(text, [edit], order)
  } catch (error) {
    if (error instanceof CannotChange) throw new Refusal(409, overtaken)
    throw error
  }
}

/** None of an item that only stands elsewhere: its old place may not exist any more. */
function backwards({ what, path, before }: Change, young: unknown): Edit | undefined {
  if (what === 'changed') return { op: 'set', path, value: before }
  if (what === 'new') return { op: 'remove', path }
  if (what === 'moved') return undefined
  const above = path.slice(0, -1)
  const parent = valueAt(young, above)
  const last = path.at(-1)
  if (!Array.isArray(parent)) return parent === undefined ? undefined : { op: 'set', path, value: before }
  return { op: 'insert', path: [...above, Math.min(Number(last), parent.length)], value: before }
}
