// Thumbnails of pictures in the sizes that the Studio shows, made once and kept beside the other caches.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openFolder } from '../../src/content/regular-files.ts'
import { bytesAt, gitIn } from '../content/git.ts'
import type { Studio } from '../http/settings.ts'
import { isPictureName } from '../ui/thumbnail.ts'
import { sharp } from './sharp.server.ts'

const cache = '.cache/studio/pictures'
const sizes = [160, 320, 480, 720, 1080, 1600]

/** The path of a regular file in content/media; undefined for any other name. */
export function mediaPath({ content }: Studio, name: string): string | undefined {
  const file = `media/${name}`
  return openFolder(content).files.has(file) ? join(content, file) : undefined
}

export function mediaFile(studio: Studio, name: string): Buffer | undefined {
  const path = mediaPath(studio, name)
  return path === undefined ? undefined : readFileSync(path)
}

/** Reads the draft's file, or that of a commit, with a key that changes with its bytes. */
async function source(studio: Studio, name: string, at: string | undefined) {
  if (!isPictureName(name)) return undefined
  if (at !== undefined) {
    const { project, content } = studio
    const bytes = await bytesAt(gitIn(project), at, join(relative(project, content), 'media', name))
    return bytes && { input: bytes, key: createHash('sha256').update(bytes).digest('hex') }
  }
  const path = mediaPath(studio, name)
  if (!path) return undefined
  const { mtimeMs, size } = statSync(path)
  return { input: path, key: `${Math.round(mtimeMs)}.${size}` }
}

/** Makes a JPEG of the next larger size; `at` is a commit. */
export async function thumbnail(
  studio: Studio,
  name: string,
  minWidth: number,
  at?: string,
): Promise<Buffer | undefined> {
  const original = await source(studio, name, at)
  if (!original) return undefined
  const width = sizes.find(size => size >= minWidth) ?? (sizes.at(-1) as number)
  const folder = join(studio.project, cache)
  const cached = join(folder, `${name}.${width}.${original.key}.jpg`)
  if (existsSync(cached)) return readFileSync(cached)
  const made = await sharp(original.input)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer()
  mkdirSync(folder, { recursive: true })
  writeFileSync(cached, made)
  return made
}
