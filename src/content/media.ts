// Turns the pictures and films that content names into plain data for components. Only Astro pages import this.

import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Locale } from '../routes.ts'
import { captionTexts } from './captions.ts'
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
  /** Per cent from the left and from the top: the place that stays when the picture is cropped. */
  focus: { x: number; y: number }
}

/** The descriptions of pictures in one language, by file name. */
export type Descriptions = Record<
  string,
  Pick<PictureData, 'alt' | 'focus'> & { caption?: string | undefined }
>

/** Written into the files of a picture (build/picture-service.ts). */
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

/** The address of a line drawing of a project: its section, its photo. */
export async function drawingFile(project: string, view: string): Promise<string | undefined> {
  return drawings[`${project}/${view}.svg`]?.()
}

/** Returns the SVG source of a line drawing. */
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
  /** The words of each caption, in their order. */
  texts: string[]
}

export async function captionData(ref: CaptionFile): Promise<CaptionData> {
  const [address, text] = await Promise.all([fileAddress(ref), captions[ref.file]?.()])
  return { address, texts: captionTexts(text ?? '') }
}

/** The drawing itself, to stand in the page. Labels of other languages (`<text lang="de">`) are left out. */
export async function drawingMarkup({ file }: InlineDrawing, locale: Locale): Promise<string> {
  const load = markup[file]
  if (!load) throw new Error(`content/media has no drawing ${file}`)
  const svg = await load()
  return svg.replace(/<text\b[^>]*\blang="(\w+)"[^>]*>[^<]*<\/text>\n?/g, (label, language) =>
    language === locale ? label : '',
  )
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
  // Asked of the imported picture itself, its width would make Astro publish the original too.
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
