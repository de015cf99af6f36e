// The share image of each page: what its head says of it, and the JPEG itself, which is encoded once.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentDir } from '../content/content-dir.ts'
import { isNight, type Locale, localizePath } from '../routes.ts'
import { anyPage, site } from '../site/shared/site.ts'
import { type Card, cardSize, drawCard } from './card.ts'

const cache = '.cache/share'
const quality = 80

export const sharePath = (id: string, locale: Locale): string => localizePath(`/share/${id}.jpg`, locale)

/** What the head of a page says. The version makes services fetch a picture anew when it has changed. */
export function shareImage(id: string, locale: Locale, origin: string) {
  const { firm, media } = site(locale)
  const heading = headingOf(id, locale)
  const sentence = /[.!?]$/.test(heading) ? heading : `${heading}.`
  return {
    url: `${new URL(sharePath(id, locale), origin)}?v=${versionOf(sheetOf(id, locale)).slice(0, 6)}`,
    type: 'image/jpeg',
    ...cardSize,
    alt: `${firm.shortName}: ${sentence} ${media[anyPage(id, locale).share.picture.file]?.alt ?? ''}`.trim(),
  }
}

/** The image itself, from the cache if nothing that it shows has changed. */
export async function renderShareImage(id: string, locale: Locale): Promise<Buffer> {
  const sheet = sheetOf(id, locale)
  const file = join(cache, `${versionOf(sheet)}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const image = await encode(sheet)
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, image)
  return image
}

/** A drawing, the picture in it, and which part of the picture's height stays. */
type Sheet = { card: Card; picture: Buffer; focus: number }

function sheetOf(id: string, locale: Locale): Sheet {
  const { firm } = site(locale)
  const { nav, share } = anyPage(id, locale)
  const heading = headingOf(id, locale)
  const page = id === 'home' || nav.toLowerCase() === heading.toLowerCase() ? undefined : nav
  return {
    card: drawCard({ heading, page, firm: firm.shortName, night: isNight(id) }),
    picture: readFileSync(join(contentDir(), 'media', share.picture.file)),
    focus: share.focus,
  }
}

function headingOf(id: string, locale: Locale): string {
  const { heading } = anyPage(id, locale).hero
  return typeof heading === 'string' ? heading : heading.join(' ')
}

function versionOf({ card, picture, focus }: Sheet): string {
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
