// Turns the pictures and films that content names into plain data for components. Only Astro pages import this.

import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Locale } from '../routes.ts'
import { captionTexts } from './captions.ts'
import { labelsIn } from './drawing-labels.ts'
import { byName } from './media-names.ts'
import { pictureFormats } from './picture-formats.ts'
import type { CaptionFile, FileRef, InlineDrawing, PictureRef } from './values.ts'

export type PictureData = {
  avif: string
  src: string
  width: number
  height: number
  alt: string
  caption: string | undefined
  /** The focus in per cent from the left and the top, which stays visible when the picture is cropped. */
  focus: { x: number; y: number }
}

/** The descriptions of pictures in one language, by file name. */
export type Descriptions = Record<
  string,
  Pick<PictureData, 'alt' | 'focus'> & { caption?: string | undefined }
>

/** The notice that is written into the files of a picture (build/picture-service.ts). */
export type FileNotice = { credit: string; rights: string | undefined }

const originals = byName(import.meta.glob<ImageMetadata>('#media/*.{jpg,avif,png}', { import: 'default' }))
const files = byName(
  import.meta.glob<string>('#media/*.{mp4,webm,vtt,svg}', { import: 'default', query: '?url' }),
)

const captions = byName(import.meta.glob<string>('#media/*.vtt', { import: 'default', query: '?raw' }))
const markup = byName(import.meta.glob<string>('#media/*.svg', { import: 'default', query: '?raw' }))

const byProjectAndView = <File>(files: Record<string, () => Promise<File>>) =>
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]))
const drawings = byProjectAndView(
  import.meta.glob<string>('#media/drawings/*/*.svg', { import: 'default', query: '?url' }),
)
const lineFiles = byProjectAndView(
  import.meta.glob<string>('#media/drawings/*/*.svg', { import: 'default', query: '?raw' }),
)

/** Returns the address of a line drawing of a project, such as its section or its photo. */
export async function drawingFile(project: string, view: string): Promise<string | undefined> {
  return drawings[`${project}/${view}.svg`]?.()
}

export async function drawingLines(project: string, view: string): Promise<string | undefined> {
  return lineFiles[`${project}/${view}.svg`]?.()
}

export function fileAddress({ file }: FileRef): Promise<string> {
  const load = files[file]
  if (!load) throw new Error(`content/media has no file ${file}`)
  return load()
}

export type CaptionData = {
  address: string
  /** The text of each caption, in order. */
  texts: string[]
}

export async function captionData(ref: CaptionFile): Promise<CaptionData> {
  const [address, text] = await Promise.all([fileAddress(ref), captions[ref.file]?.()])
  return { address, texts: captionTexts(text ?? '') }
}

/** Returns the markup of a drawing for inlining, without its labels in other languages. */
export async function drawingMarkup({ file }: InlineDrawing, locale: Locale): Promise<string> {
  const load = markup[file]
  if (!load) throw new Error(`content/media has no drawing ${file}`)
  return labelsIn(await load(), locale)
}

export async function pictureData(
  ref: PictureRef,
  descriptions: Descriptions,
  notice: FileNotice | undefined,
): Promise<PictureData> {
  const original = originals[ref.file]
  const described = descriptions[ref.file]
  if (!original || !described) throw new Error(`content/media has no described picture ${ref.file}`)
  const source = await original()
  // Reading the width from the imported picture itself would make Astro publish the original too.
  const { attributes } = await getImage({ src: source, format: 'jpeg' })
  const { avif, jpeg } = pictureFormats[ref.format]
  const fitting = avif.filter(width => width <= attributes.width)
  const made = (format: 'avif' | 'jpeg', width: number) => getImage({ src: source, format, width, ...notice })
  const small = await made('jpeg', Math.min(jpeg, attributes.width))
  const modern = await Promise.all(fitting.map(async width => `${(await made('avif', width)).src} ${width}w`))
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

/** The data after all pictures and files have been prepared for the page. */
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
