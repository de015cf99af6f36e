// Measures typeface files: the white space left of the capital H, and the metrics that make a system font a fallback of
// the same size.
import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** The mean width of a letter in running text, in em, for common system fonts. */
const systemWidths: Record<string, number> = {
  Arial: 0.441,
  'Arial Narrow': 0.362,
  Georgia: 0.446,
  'Times New Roman': 0.4,
  Verdana: 0.509,
}

/** The names of fonts with the same metrics on Linux. */
const twins: Record<string, string[]> = {
  Arial: ['Liberation Sans', 'ArialMT'],
  'Arial Narrow': ['Liberation Sans Narrow', 'ArialNarrow'],
  Georgia: ['Gelasio'],
  'Times New Roman': ['Liberation Serif', 'TimesNewRomanPSMT'],
}

export const namesOf = (family: string): string[] => [family, ...(twins[family] ?? [])]

/** The frequency of letters in running text per thousand, including the space. */
const frequencies = ' 170e110n75i65t62a58r58s58o45d40h38l35u32c26m23g22f16b15w15p14z7v9k8y9'
const letters = [...frequencies.matchAll(/(\D)(\d+)/g)].map(
  ([, letter = '', count]) => [letter.codePointAt(0) ?? 0, Number(count)] as const,
)

async function fontOf(file: string, weight: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await decompress(readFileSync(file)))))
  font.setVariations([new Variation('wght', weight)])
  return font
}

/** Returns the white space left of the capital H, in em. */
export async function bearingOf(file: string, weight: number): Promise<number> {
  const font = await fontOf(file, weight)
  const glyph = font.glyph('H'.codePointAt(0) ?? 0)
  const extents = glyph === undefined ? undefined : font.glyphExtents(glyph)
  return (extents?.xBearing ?? 0) / font.face.upem
}

export type Measures = { size: number; ascent: number; descent: number }

/** Returns the per cent by which the system font has to be scaled to take the same space as the file. */
export async function standInFor(file: string, weight: number, system: string): Promise<Measures> {
  const font = await fontOf(file, weight)
  const { upem } = font.face
  let width = 0
  let all = 0
  for (const [code, count] of letters) {
    const glyph = font.glyph(code)
    if (glyph === undefined) continue
    width += font.glyphHAdvance(glyph) * count
    all += count
  }
  const size = width / all / upem / (systemWidths[system] ?? systemWidths.Arial ?? 1)
  const { ascender, descender } = font.hExtents()
  const percent = (value: number) => Math.round(value * 1000) / 10
  return {
    size: percent(size),
    ascent: percent(ascender / upem / size),
    descent: percent(-descender / upem / size),
  }
}
