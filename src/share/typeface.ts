// Converts text to outlines of the site's typeface, so that a share image looks the same on machines with any fonts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { familyOf, uprightFaces } from '../theme/face-choice.ts'
import { theme } from '../theme/site-theme.ts'

export type Style = {
  /** The theme's typeface for headings or for text. */
  use: 'head' | 'text'
  weight: number
  /** The width in per cent of the normal one: 100, or less for the narrow cut. */
  width: number
  /** The letter spacing in em. */
  tracking: number
}

const { faces, narrow } = theme.type
const read = async (file: string) =>
  [file, new Face(new Blob(await decompress(readFileSync(join(theme.folder, file)))))] as const
const files = new Map(
  await Promise.all([...faces.map(({ file }) => file), ...(narrow ? [narrow] : [])].map(read)),
)

const fonts = new Map<string, Font[]>()

/**
 * Returns fonts in order of preference; the first one with a letter is used. Only share images have a narrow cut, and
 * pages do not load it (docs/decisions/0014).
 */
function fontsOf({ use, weight, width }: Style): Font[] {
  const key = `${use} ${weight} ${width}`
  const known = fonts.get(key)
  if (known) return known
  const upright = uprightFaces(theme, familyOf(theme, use), weight).map(({ file }) => file)
  const made = (width < 100 && narrow ? [narrow, ...upright] : upright).flatMap(file => {
    const face = files.get(file)
    if (!face) return []
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight)])
    return font
  })
  fonts.set(key, made)
  return made
}

type Glyph = { font: Font; id: number; x: number }

/** Sets a line. Returns its glyphs with their positions, and the total width, in em. */
function setLine(text: string, style: Style): { glyphs: Glyph[]; width: number } {
  const glyphs: Glyph[] = []
  let x = 0
  for (const { font, run } of runs(text, fontsOf(style))) {
    const buffer = new Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    for (const { codepoint, xAdvance, xOffset } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ font, id: codepoint, x: x + (xOffset ?? 0) / font.face.upem })
      x += (xAdvance ?? 0) / font.face.upem + style.tracking
    }
  }
  return { glyphs, width: Math.max(0, x - style.tracking) }
}

/** Splits the text into runs that a single font contains. */
function runs(text: string, available: Font[]): { font: Font; run: string }[] {
  const pieces: { font: Font; run: string }[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const font = available.find(candidate => candidate.glyph(code) !== undefined) ?? available[0]
    if (!font) throw new Error('No font')
    const last = pieces.at(-1)
    if (last?.font === font) last.run += character
    else pieces.push({ font, run: character })
  }
  return pieces
}

/** Returns the width of a line in em. */
export const lineWidth = (text: string, style: Style): number => setLine(text, style).width

/** Returns a line as the data of an SVG path whose baseline starts at x, y. */
export function linePath(text: string, style: Style, size: number, x: number, y: number): string {
  return setLine(text, style)
    .glyphs.map(({ font, id, x: offset }) => {
      const scale = size / font.face.upem
      const left = x + offset * size
      return font
        .glyphToJson(id)
        .map(({ type, values }) => {
          const points = values.map((value, index) =>
            (index % 2 === 0 ? left + value * scale : y - value * scale).toFixed(1),
          )
          return type + points.join(' ')
        })
        .join('')
    })
    .join('')
}
