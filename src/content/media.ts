// Turns the pictures and films that content names into plain data for components. Only Astro pages import this.

import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Locale } from '../routes.ts'
import { FileRef, type PictureFormat, PictureRef } from './fields.ts'
import { site } from './site.ts'

export type PictureData = {
  avif: string
  src: string
  width: number
  height: number
  alt: string
  caption: string | undefined
  /** Per cent from the left and from the top: the place that stays when the picture is cropped. */
  focus: { x: number; y: number }
}

/** Few widths, chosen for what phones ask for (750, 1200, 800 points): each one costs every newcomer encoding time. */
const widthsOf: Record<Exclude<PictureFormat, 'share'>, { avif: number[]; jpeg: number }> = {
  hero: { avif: [750, 1200, 1600, 2400], jpeg: 1080 },
  strip: { avif: [1200, 1600, 2400], jpeg: 1080 },
  wide: { avif: [720, 1080, 1600], jpeg: 1080 },
  card: { avif: [480, 800], jpeg: 720 },
  portrait: { avif: [240, 480], jpeg: 480 },
}

/**
 * A phone waits for its first picture, so its bytes are worth the encoding. At these sizes nobody sees the difference.
 * The smallest is to come in the first flight of a new connection, with its headers: ten packets (docs/decisions/0018).
 */
const forPhones = { widest: 1200, quality: 46, effort: 2 }
const smallest = { quality: 46, effort: 4, within: 14_000 }
const onFirstScreen = new Set<PictureFormat>(['hero', 'strip'])

const originals = import.meta.glob<ImageMetadata>('/content/media/*.{jpg,avif,png}', { import: 'default' })
const files = import.meta.glob<string>('/content/media/*.{mp4,webm,vtt}', {
  import: 'default',
  query: '?url',
})

export async function pictureData(
  ref: PictureRef<keyof typeof widthsOf>,
  locale: Locale,
): Promise<PictureData> {
  const original = originals[`/content/media/${ref.file}`]
  const { media, portraits } = site(locale)
  const described = media[ref.file] ?? portraits[ref.file]
  if (!original || !described) throw new Error(`content/media has no described picture ${ref.file}`)
  const source = await original()
  const { avif, jpeg } = widthsOf[ref.format]
  const fitting = avif.filter(width => width <= source.width)
  if (fitting.length === 0) fitting.push(source.width)
  const small = await getImage({ src: source, format: 'jpeg', width: Math.min(jpeg, source.width) })
  const first = onFirstScreen.has(ref.format) ? fitting.filter(width => width <= forPhones.widest) : []
  const { quality, effort } = forPhones
  const modern = [
    ...(await encodings(source, first.slice(0, 1), smallest)),
    ...(await encodings(source, first.slice(1), { quality, effort })),
    ...(await encodings(source, fitting.slice(first.length))),
  ]
  return {
    avif: modern.join(', '),
    src: small.src,
    width: Number(small.attributes.width),
    height: Number(small.attributes.height),
    alt: described.alt,
    caption: described.caption,
    focus: described.focus,
  }
}

/** The entries of a srcset, one a width. */
function encodings(src: ImageMetadata, widths: number[], options: object = {}): Promise<string[]> {
  return Promise.all(
    widths.map(async width => {
      const encoded = await getImage({ src, format: 'avif', width, ...options })
      return `${encoded.src} ${width}w`
    }),
  )
}

/** The same data with every picture and file made ready for the page. */
export type WithMedia<T> =
  T extends PictureRef<'share'>
    ? T
    : T extends PictureRef
      ? PictureData
      : T extends FileRef
        ? string
        : T extends readonly (infer Item)[]
          ? WithMedia<Item>[]
          : T extends object
            ? { [K in keyof T]: WithMedia<T[K]> }
            : T

export async function withMedia<T>(value: T, locale: Locale): Promise<WithMedia<T>> {
  return (await resolve(value, locale)) as WithMedia<T>
}

async function resolve(value: unknown, locale: Locale): Promise<unknown> {
  // What a shared page looks like is drawn in src/share, not here.
  if (value instanceof PictureRef) return value.format === 'share' ? value : pictureData(value, locale)
  if (value instanceof FileRef) {
    const file = files[`/content/media/${value.file}`]
    if (!file) throw new Error(`content/media has no file ${value.file}`)
    return file()
  }
  if (Array.isArray(value)) return Promise.all(value.map(item => resolve(item, locale)))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const entries = Object.entries(value).map(
    async ([key, item]) => [key, await resolve(item, locale)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
