// Checks the real format of the files in content/media, because an extension proves nothing.
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ReferenceProblem } from './model.ts'
import { pictureFormats } from './picture-formats.ts'
import type { Sentence } from './problems.ts'
import { walk } from './references.ts'
import { PictureRef } from './values.ts'

const megabyte = 1_000_000
const maxBytes = { picture: 5 * megabyte, film: 30 * megabyte }
const maxSidePx = 8000

/** Reports files with a wrong format or size, and pictures that are too small for their use. */
export async function mediaProblems(root: string, files: ReadonlySet<string>, content: unknown) {
  const widths = new Map<string, number>()
  const problems = await Promise.all(
    [...files].map(async file => {
      if (!file.startsWith('media/')) return []
      const path = join(root, file)
      const says = /\.(jpg|png|avif|svg)$/.test(file)
        ? await pictureProblem(path, width => widths.set(file.slice('media/'.length), width))
        : /\.(mp4|webm|vtt)$/.test(file) && (await filmProblem(path))
      return says ? [{ file, says }] : []
    }),
  )
  return { ofFiles: problems.flat(), ofPlaces: tooSmall(content, widths) }
}

async function pictureProblem(path: string, found: (width: number) => void): Promise<Sentence | undefined> {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  // Reads only the header. A drawing may be kilometres wide, but has no pixels.
  const picture = await sharp(path, ending === 'svg' ? { limitInputPixels: false } : {})
    .metadata()
    .catch(() => undefined)
  if (!picture && ending === 'svg')
    return {
      de: 'ist keine Zeichnung, die sich lesen lässt; legen Sie sie neu als SVG an',
      en: 'is not a readable drawing; export it again as an SVG',
    }
  if (!picture)
    return {
      de: 'ist kein Bild, das sich lesen lässt; speichern Sie es neu als JPEG (.jpg)',
      en: 'is not a readable picture; save it again as a JPEG (.jpg)',
    }
  const { format, compression, autoOrient: size } = picture
  // HEIC and AVIF are the same container with different compression.
  const kind = format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format.replace('jpeg', 'jpg')
  if (kind !== ending)
    return {
      de: `ist in Wahrheit ein Bild der Art ${kind}; speichern Sie es neu als JPEG (.jpg), nur den Namen zu ändern genügt nicht`,
      en: `is really a ${kind} picture; save it again as a JPEG (.jpg), because renaming it is not enough`,
    }
  const isWide = kind !== 'svg' && Math.max(size.width, size.height) > maxSidePx
  if ((await stat(path)).size > maxBytes.picture || isWide)
    return {
      de: `ist zu groß (höchstens ${maxBytes.picture / megabyte} MB und ${maxSidePx} Pixel); speichern Sie es 2400 Pixel breit als JPEG`,
      en: `is too large (at most ${maxBytes.picture / megabyte} MB and ${maxSidePx} pixels); save it 2400 pixels wide as a JPEG`,
    }
  found(size.width)
  return undefined
}

/** The metadata keys for the location of a film. Films are published unchanged, so their location would be public. */
const places = ['©xyz', 'location.ISO6709'].map(name => Buffer.from(name, 'latin1'))

async function filmProblem(path: string): Promise<Sentence | undefined> {
  const { size } = await stat(path)
  if (size > maxBytes.film)
    return {
      de: `ist zu groß (höchstens ${maxBytes.film / megabyte} MB); kürzen Sie den Film oder speichern Sie ihn kleiner`,
      en: `is too large (at most ${maxBytes.film / megabyte} MB); shorten the film or save it smaller`,
    }
  await using file = await open(path)
  const bytes = await file.readFile()
  const is = (mark: string, at: number) =>
    bytes.subarray(at, at + mark.length).equals(Buffer.from(mark, 'latin1'))
  const right = path.endsWith('.mp4')
    ? is('ftyp', 4)
    : path.endsWith('.webm')
      ? is('\x1a\x45\xdf\xa3', 0)
      : is('WEBVTT', 0) || is('\xef\xbb\xbfWEBVTT', 0)
  if (!right)
    return {
      de: 'hat einen anderen Inhalt, als der Dateiname angibt; Filme sind .mp4 oder .webm, Untertitel .vtt (erste Zeile WEBVTT)',
      en: 'is not what its name says; films are .mp4 or .webm, captions .vtt (first line WEBVTT)',
    }
  if (places.some(place => bytes.includes(place)))
    return {
      de: 'enthält den Ort der Aufnahme; speichern Sie den Film ohne Ortsangabe, denn er wird unverändert veröffentlicht',
      en: 'contains the location where it was filmed; save it without that, because it is published as it is',
    }
  return undefined
}

function tooSmall(content: unknown, widths: ReadonlyMap<string, number>): ReferenceProblem[] {
  const problems: ReferenceProblem[] = []
  walk(content, (value, path) => {
    if (!(value instanceof PictureRef)) return
    const width = widths.get(value.file)
    const { least } = pictureFormats[(value as PictureRef).format]
    if (width === undefined || width >= least) return
    problems.push({
      path,
      says: {
        de: `${value.file} ist ${width} Pixel breit; hier braucht es mindestens ${least}`,
        en: `${value.file} is ${width} pixels wide; this place needs at least ${least}`,
      },
    })
  })
  return problems
}
