// Renders the JPEG of a share image, and encodes it only once.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentDir } from '../content/content-dir.ts'
import type { Locale } from '../routes.ts'
import { site } from '../site/shared/site.ts'
import { type Card, drawCard } from './card.ts'
import { cardSize } from './card-size.ts'
import type { Shared } from './shared.ts'

const cache = '.cache/share'
const quality = 80

/** Returns the image, from the cache if its contents have not changed. */
export async function renderShareImage(shared: Shared, locale: Locale): Promise<Buffer> {
  const sheet = sheetOf(shared, locale)
  const file = join(cache, `${digestOf(sheet)}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const image = await encode(sheet)
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, image)
  return image
}

/** A drawing with its picture, and the part of the picture's height that stays visible. */
type Sheet = { card: Card; picture: Buffer; focus: number }

function sheetOf({ heading, kicker, picture, focus, night }: Shared, locale: Locale): Sheet {
  return {
    card: drawCard({ heading, page: kicker, firm: site(locale).firm.shortName, night }),
    picture: readFileSync(join(contentDir(), 'media', picture)),
    focus,
  }
}

/** Returns six characters that change with anything in the image. */
export const versionOf = (shared: Shared, locale: Locale): string =>
  digestOf(sheetOf(shared, locale)).slice(0, 6)

function digestOf({ card, picture, focus }: Sheet): string {
  const hash = createHash('sha256').update(card.svg).update(picture)
  return hash.update(JSON.stringify([card.picture, focus, quality, sharp.versions.sharp])).digest('hex')
}

export async function encode({ card, picture, focus }: Sheet): Promise<Buffer> {
  const { left, top, width, height } = card.picture
  const { autoOrient: original } = await sharp(picture).metadata()
  const scale = Math.max(width / original.width, height / original.height)
  const covering = { width: Math.ceil(original.width * scale), height: Math.ceil(original.height * scale) }
  const cropped = await sharp(picture)
    .autoOrient()
    .resize({ ...covering, fit: 'fill' })
    .extract({
      left: Math.floor((covering.width - width) / 2),
      top: Math.floor(((covering.height - height) * focus) / 100),
      width,
      height,
    })
    .removeAlpha()
    .raw()
    .toBuffer()
  return sharp({ create: { ...cardSize, channels: 3, background: '#fff' } })
    .composite([
      { input: cropped, raw: { width, height, channels: 3 }, left, top },
      { input: Buffer.from(card.svg) },
    ])
    .jpeg({ quality })
    .toBuffer()
}
