// The share image of each page: what its head says of it, and the JPEG itself, which is encoded once.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentDir } from '../content/content-dir.ts'
import { withoutBreaks } from '../i18n/without-breaks.ts'
import { isNight, type Locale, localizePath } from '../routes.ts'
import { isNightProject } from '../site/shared/projects-in.ts'
import { anyPage, site } from '../site/shared/site.ts'
import { type Card, cardSize, drawCard } from './card.ts'

const cache = '.cache/share'
const quality = 80

/** What a share image is of: a page of the registry, or one below it. */
export type Shared = {
  /** Of its address and file: home, projects/lernhaus-ostpark. */
  name: string
  heading: string
  /** What stands over the firm's name, where the heading does not say it. */
  kicker: string | undefined
  picture: string
  /** Which part of the picture's height stays, in per cent from the top. */
  focus: number
  night: boolean
}

export const sharePath = (name: string, locale: Locale): string => localizePath(`/share/${name}.jpg`, locale)

export function ofPage(id: string, locale: Locale): Shared {
  const { nav, share, hero } = anyPage(id, locale)
  const heading = typeof hero.heading === 'string' ? hero.heading : hero.heading.join(' ')
  const kicker = id === 'home' || nav.toLowerCase() === heading.toLowerCase() ? undefined : nav
  const { picture, focus } = share
  return { name: id, heading, kicker, picture: picture.file, focus, night: isNight(id) }
}

export function ofProject(id: string, locale: Locale): Shared {
  const { projects, pages, media } = site(locale)
  const project = projects[id]
  if (!project) throw new Error(`there is no content/projects/${id}.yaml`)
  const { file } = project.picture
  return {
    name: `projects/${id}`,
    heading: project.title,
    kicker: `${pages.projects.nav}: ${project.facts.location}`,
    picture: file,
    focus: media[file]?.focus.y ?? 50,
    night: isNightProject(project, locale),
  }
}

/** What the head of a page says. The version makes services fetch a picture anew when it has changed. */
export function shareImage(shared: Shared, locale: Locale, origin: string) {
  const { firm, media } = site(locale)
  const { heading, name, picture } = shared
  const sentence = /[.!?]$/.test(heading) ? heading : `${heading}.`
  return {
    url: `${new URL(sharePath(name, locale), origin)}?v=${versionOf(sheetOf(shared, locale)).slice(0, 6)}`,
    ...cardSize,
    alt: `${firm.shortName}: ${withoutBreaks(sentence)} ${media[picture]?.alt ?? ''}`.trim(),
  }
}

/** The image itself, from the cache if nothing that it shows has changed. */
export async function renderShareImage(shared: Shared, locale: Locale): Promise<Buffer> {
  const sheet = sheetOf(shared, locale)
  const file = join(cache, `${versionOf(sheet)}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const image = await encode(sheet)
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, image)
  return image
}

/** A drawing, the picture in it, and which part of the picture's height stays. */
type Sheet = { card: Card; picture: Buffer; focus: number }

function sheetOf({ heading, kicker, picture, focus, night }: Shared, locale: Locale): Sheet {
  return {
    card: drawCard({ heading, page: kicker, firm: site(locale).firm.shortName, night }),
    picture: readFileSync(join(contentDir(), 'media', picture)),
    focus,
  }
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
