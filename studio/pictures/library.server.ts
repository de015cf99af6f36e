// The library of pictures: their uses, and adding, replacing and removing one.
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { apply } from '../../src/content/document.ts'
import { choice } from '../../src/content/fields.ts'
import { pictureFormats } from '../../src/content/picture-formats.ts'
import { pictureOrigins } from '../../src/content/picture-uses.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import type { Locale } from '../../src/routes.ts'
import { allTexts, type Hit, named } from '../content/all-texts.ts'
import { problemsWith } from '../content/draft-problems.ts'
import { needAllReadable, readIfReadable, readText } from '../content/files.ts'
import { saveFile, saveFiles } from '../content/save-events.ts'
import { slugOf } from '../content/slug.ts'
import { Refusal, refuseProblems } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { takeIn } from './intake.server.ts'
import { mediaPath } from './thumbnails.server.ts'

const described = ['media/pictures.yaml', 'media/portraits.yaml']
export const gone = { de: 'Dieses Bild gibt es nicht.', en: 'This picture does not exist.' }
const nameTaken = {
  de: 'Ein Bild dieses Namens gibt es schon. Nennen Sie es anders, oder ersetzen Sie das alte.',
  en: 'A picture with this name already exists. Choose another name, or replace the old picture.',
}
const inUse = {
  de: 'Dieses Bild wird noch verwendet. Wählen Sie dort zuerst ein anderes Bild, oder ersetzen Sie dieses.',
  en: 'This picture is still in use. Choose another picture in those places first, or replace this one.',
}

/** Portraits are described in a file of their own, and may be smaller. */
export type PictureKind = 'picture' | 'portrait'

export type Picture = {
  name: string
  file: string
  alt: Record<Locale, string> | undefined
  origin: string | undefined
  credit: string | undefined
  focus: { x: number; y: number }
  uses: number
  bytes: number
}
type Entry = Partial<Pick<Picture, 'alt' | 'origin' | 'credit' | 'focus'>>

export function pictures(studio: Studio): Picture[] {
  const counts = new Map<string, number>()
  for (const { text, file } of allTexts(studio))
    if (!described.includes(file)) counts.set(text, (counts.get(text) ?? 0) + 1)
  return described.flatMap(file =>
    Object.entries((readIfReadable(studio, file) ?? {}) as Record<string, Entry>).map(
      ([name, { alt, origin, credit, focus }]) => ({
        name,
        file,
        alt,
        origin,
        credit,
        focus: focus ?? { x: 50, y: 50 },
        uses: counts.get(name) ?? 0,
        bytes: existsSync(join(studio.content, 'media', name))
          ? statSync(join(studio.content, 'media', name)).size
          : 0,
      }),
    ),
  )
}

export const usesOf = (studio: Studio, name: string, language: ProgramLanguage): Hit[] =>
  named(
    studio,
    allTexts(studio).filter(({ text, file }) => text === name && !described.includes(file)),
    language,
  )

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000))
/** The remaining entries are descriptions of the picture, by language. */
export const newPicture = v.objectWithRest(
  {
    title: filled,
    origin: choice(pictureOrigins),
    credit: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  },
  filled,
)

/** Checks for a description. A file without one was left behind by a Studio killed during an upload. */
const isTaken = (studio: Studio, name: string): boolean =>
  pictures(studio).some(picture => picture.name === name)

type Taken = { name: string; bytes: number }

export async function addPicture(
  studio: Studio,
  kind: PictureKind,
  { title, origin, credit, ...alt }: v.InferOutput<typeof newPicture>,
  bytes: Buffer,
  language: ProgramLanguage,
): Promise<Taken> {
  const slug = slugOf(title)
  const name = kind === 'portrait' ? `portrait-${slug}.jpg` : `${slug}.jpg`
  if (slug === '' || isTaken(studio, name)) throw new Refusal(409, nameTaken)
  const least = kind === 'portrait' ? pictureFormats.portrait.least : undefined
  const picture = await takeIn(bytes, 'jpeg', least)
  if (isTaken(studio, name)) throw new Refusal(409, nameTaken)
  const [pictureFile = '', portraitFile = ''] = described
  const file = kind === 'portrait' ? portraitFile : pictureFile
  const entry = { alt, origin, ...(credit ? { credit } : {}) }
  const text = apply(readText(studio, file), [{ op: 'set', path: [name], value: entry }])
  const problems = problemsWith(studio, { [file]: text, [`media/${name}`]: picture })
  if (problems.length > 0)
    throw refuseProblems(
      problems.map(({ path, says }) => ({ way: [String(path.at(-1))], message: says[language] })),
    )
  // Writes the picture before its description: if only that is done, the picture is a file that nothing shows.
  await saveFiles(studio, [
    [`media/${name}`, picture, 'add'],
    [file, text],
  ])
  return { name, bytes: picture.length }
}

/** Replaces the file of a picture under the same name, so that every use shows the new one. */
export async function replacePicture(studio: Studio, name: string, bytes: Buffer): Promise<Taken> {
  const path = mediaPath(studio, name)
  const ending = /\.(jpg|png|avif)$/.exec(name)?.[1]
  if (!path || !ending) throw new Refusal(404, gone)
  const isPortrait = pictures(studio).some(found => found.name === name && found.file === described[1])
  const least = isPortrait ? pictureFormats.portrait.least : undefined
  const picture = await takeIn(bytes, ending === 'jpg' ? 'jpeg' : (ending as 'png' | 'avif'), least)
  await saveFile(studio, `media/${name}`, picture)
  return { name, bytes: picture.length }
}

export async function removePicture(studio: Studio, name: string): Promise<object> {
  needAllReadable(studio)
  const picture = pictures(studio).find(picture => picture.name === name)
  const path = picture && mediaPath(studio, name)
  if (!picture || !path) throw new Refusal(404, gone)
  if (picture.uses > 0) throw new Refusal(409, inUse)
  const text = apply(readText(studio, picture.file), [{ op: 'remove', path: [name] }])
  // Removes the description first: a picture without one does no harm.
  const saving = saveFile(studio, picture.file, text)
  rmSync(path)
  await saving
  return {}
}
