// A project as a reference: its facts under their keys, its texts, picture and drawing, from the content of this folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentDir } from '../../src/content/content-dir.ts'
import { refusalOf } from '../../src/content/picture-rights.ts'
import { yearOf } from '../../src/projects/facts.ts'
import { mainDrawing } from '../../src/projects/sheets/main-drawing.ts'
import { mm } from '../../src/projects/sheets/paper.ts'
import { sheetRows } from '../../src/projects/sheets/rows.ts'
import type { Locale } from '../../src/routes.ts'
import { site } from '../../src/site/shared/site.ts'
import type { SheetPicture } from './office/docx-picture.ts'

export type ReferenceValues = {
  id: string
  title: string
  location: string
  /** Place and year. */
  place: string
  facts: { key: string; label: string; value: string }[]
  /** The texts in one sentence, at length, and for bids. A missing text falls back to the next shorter one. */
  texts: Record<'short' | 'long' | 'tender', string[]>
}

export function referenceValues(id: string, locale: Locale): ReferenceValues {
  const project = projectOf(id, locale)
  const { title, facts, description, story, tenderText } = project
  const long = [description, story?.idea ?? story?.task].filter(paragraph => paragraph !== undefined)
  return {
    id,
    title,
    location: facts.location,
    place: [facts.location, facts.completion && yearOf(facts.completion.iso)].filter(Boolean).join(', '),
    facts: sheetRows(project, locale).map(({ key, label, value }) => ({ key, label, value })),
    texts: { short: [description], long, tender: tenderText ? [tenderText] : long },
  }
}

function projectOf(id: string, locale: Locale) {
  const project = site(locale).projects[id]
  if (!project) throw new Error(`content/projects has no project "${id}"`)
  return project
}

export const media = (...path: string[]) => join(contentDir(), 'media', ...path)
const dotsPerInch = 300
const dots = (millimetres: number, perInch: number) => Math.round((millimetres / 25.4) * perInch)

/** A picture that may not be printed. */
export type PictureGap = { file: string; reason: 'denied' | 'ended' }

export function pictureGap(id: string, locale: Locale): PictureGap | undefined {
  const { file } = projectOf(id, locale).picture
  const reason = refusalOf(site(locale).media[file]?.rights, 'print')
  return reason && { file, reason }
}

/**
 * Crops the picture around its focus, unless the project wants it whole. Returns undefined without the right to print
 * it.
 */
export async function sheetPicture(
  id: string,
  locale: Locale,
  strip: Size,
  perInch = dotsPerInch,
): Promise<SheetPicture | undefined> {
  const { picture, uncropped } = projectOf(id, locale)
  if (pictureGap(id, locale)) return undefined
  return pictureIn(picture.file, strip, site(locale).media[picture.file], { perInch, uncropped })
}

type Size = { width: number; height: number }
type Described = { alt: string; caption?: string | undefined; focus: { x: number; y: number } }

/** Crops a picture around its focus to a size in millimetres, or fits the whole picture into it. */
export async function pictureIn(
  file: string,
  size: Size,
  described: Described | undefined,
  { perInch = dotsPerInch, uncropped = false } = {},
): Promise<SheetPicture> {
  const original = sharp(media(file))
  const { width, height } = await original.metadata()
  const box = { width: dots(size.width, perInch), height: dots(size.height, perInch) }
  const { x, y } = described?.focus ?? { x: 50, y: 50 }
  const scale = Math.max(box.width / width, box.height / height)
  const cut = { width: Math.floor(box.width / scale), height: Math.floor(box.height / scale) }
  const { data, info } = await (uncropped
    ? original.resize({ ...box, fit: 'inside', withoutEnlargement: true })
    : original
        .extract({
          ...cut,
          left: Math.round(((width - cut.width) * x) / 100),
          top: Math.round(((height - cut.height) * y) / 100),
        })
        .resize({ ...box, withoutEnlargement: true })
  )
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  const fits = Math.min(size.width / info.width, size.height / info.height)
  return {
    kind: 'jpeg',
    bitmap: data,
    width: info.width * fits,
    height: info.height * fits,
    alt: described?.alt ?? '',
    caption: described?.caption,
  }
}

/** Renders the main drawing at its scale, black and red on white. */
export async function sheetDrawing(id: string, locale: Locale): Promise<SheetPicture | undefined> {
  const drawing = mainDrawing(id, locale)
  const made = drawing && (await drawingOnPaper(id, drawing))
  if (!made) return undefined
  const { scale, alt, caption } = drawing
  const shown = [caption, `1:${scale}`].filter(Boolean).join(', ')
  return { kind: 'png', ...made, alt, caption: shown }
}

type Drawn = Pick<NonNullable<ReturnType<typeof mainDrawing>>, 'frame' | 'scale' | 'files'>

/** Reads the first of its files that exists, as SVG and as a bitmap, with its size in millimetres. */
export async function drawingOnPaper(id: string, { frame, scale, files }: Drawn) {
  const source = files.map(name => media('drawings', id, `${name}.svg`)).flatMap(readIfThere)[0]
  if (source === undefined) return undefined
  const [width, height] = [mm(frame.width, scale), mm(frame.height, scale)]
  const svg = paperSvg(source, width, height)
  const bitmap = await sharp(Buffer.from(svg), { density: dotsPerInch }).png({ palette: true }).toBuffer()
  return { bitmap, svg, width, height }
}

function readIfThere(path: string): string[] {
  try {
    return [readFileSync(path, 'utf8')]
  } catch {
    return []
  }
}

/** The width on paper, in millimetres, of a line that is one pixel wide on screen. */
const lineMm = 25.4 / 96 / 2

/**
 * Turns a drawing for the screen into one for paper. Its size and colours become fixed, and its line widths get the
 * unit of the drawing, because Word and printers do not know lines that keep their width.
 */
function paperSvg(source: string, width: number, height: number): string {
  const box = /viewBox="\S+ \S+ (?<units>\S+) \S+"/.exec(source)?.groups
  const unitsPerMm = Number(box?.units) / width
  return source
    .replace('<svg ', `<svg width="${width.toFixed(2)}mm" height="${height.toFixed(2)}mm" `)
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    .replaceAll('currentColor', '#1a1a1a')
    .replace(/var\(--[\w-]+,\s*(#[0-9a-f]+)\)/g, '$1')
    .replace(
      /stroke-width="([\d.]+)"/g,
      (_, pixels) => `stroke-width="${(Number(pixels) * lineMm * unitsPerMm).toFixed(2)}"`,
    )
}
