// Pictures of the content in the sizes the studio shows, made once and kept beside the other caches.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '../../src/content/regular-files.ts'
import type { Studio } from '../http/settings.ts'
import { sharp } from './sharp.server.ts'

const cache = '.cache/studio/pictures'
const sizes = [160, 320, 480, 720, 1080, 1600]

/** A regular file of content/media by its name; nothing for any other name. */
export function mediaPath({ content }: Studio, name: string): string | undefined {
  const file = `media/${name}`
  return openFolder(content).files.has(file) ? join(content, file) : undefined
}

export function mediaFile(studio: Studio, name: string): Buffer | undefined {
  const path = mediaPath(studio, name)
  return path === undefined ? undefined : readFileSync(path)
}

/** As a JPEG of at most this width. */
export async function thumbnail(studio: Studio, name: string, minWidth: number): Promise<Buffer | undefined> {
  const path = /\.(jpg|png|avif)$/.test(name) ? mediaPath(studio, name) : undefined
  if (!path) return undefined
  const width = sizes.find(size => size >= minWidth) ?? (sizes.at(-1) as number)
  const { mtimeMs, size } = statSync(path)
  const folder = join(studio.project, cache)
  const cached = join(folder, `${name}.${width}.${Math.round(mtimeMs)}.${size}.jpg`)
  if (existsSync(cached)) return readFileSync(cached)
  const made = await sharp(path)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer()
  mkdirSync(folder, { recursive: true })
  writeFileSync(cached, made)
  return made
}
