// Takes in a picture from outside: turns it upright, removes the camera's metadata, and scales it to the size that the
// site needs. Trusts only its bytes for the format, not its name or the browser's type.

import { Refusal } from '../http/route.ts'
import { sharp } from './sharp.server.ts'

/** The limits of an upload and of the pixels to unpack: a few kilobytes can claim to be a huge picture. */
export const maxUploadBytes = 60_000_000
const maxPixels = 150_000_000
const maxSidePx = 2400
export const minWidthPx = 800

const noPicture = {
  de: 'Das ist kein Bild, das sich lesen lässt. Speichern Sie es als JPEG und versuchen Sie es noch einmal.',
  en: 'This file is not a readable picture. Save it as a JPEG and try again.',
}
const phoneFormat = {
  de: 'Das ist ein Bild im Format HEIC. Stellen Sie das Telefon auf „Maximale Kompatibilität“, oder speichern Sie es als JPEG.',
  en: 'This picture is in the HEIC format. Set the phone to “Most compatible”, or save it as a JPEG.',
}
const tooMany = {
  de: 'Das Bild ist zu groß. Verkleinern Sie es auf höchstens 12.000 Pixel Breite.',
  en: 'The picture is too large. Scale it down to at most 12,000 pixels wide.',
}
const tooSmall = (width: number, least: number) => ({
  de: `Das Bild ist ${width} Pixel breit; die Website braucht mindestens ${least}.`,
  en: `The picture is ${width} pixels wide; the site needs at least ${least}.`,
})

let queue: Promise<unknown> = Promise.resolve()

/** Handles one upload after the other, from its first byte on, because each takes memory and unpacking takes more. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work)
  queue = done.catch(() => {})
  return done
}

export async function takeIn(
  bytes: Buffer,
  format: 'jpeg' | 'png' | 'avif' = 'jpeg',
  least = minWidthPx,
): Promise<Buffer> {
  if (bytes.length === 0) throw new Refusal(422, noPicture)
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata || !['jpeg', 'png', 'webp', 'tiff', 'heif'].includes(metadata.format))
    throw new Refusal(422, noPicture)
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw new Refusal(422, phoneFormat)
  const { width, height } = metadata.autoOrient
  if (width * height * (metadata.pages ?? 1) > maxPixels) throw new Refusal(422, tooMany)
  if (width < least) throw new Refusal(422, tooSmall(width, least))
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const made =
    format === 'png'
      ? picture.png()
      : format === 'avif'
        ? picture.avif({ quality: 60, effort: 2 })
        : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true })
  return made.toBuffer().catch(() => {
    throw new Refusal(422, noPicture)
  })
}
