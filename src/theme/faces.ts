// Measures of typeface files: the white left of the capital H, and how a system's face stands in until the file is there.
import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** The mean width of a letter in running text, in em, of faces that systems have. */
const systemWidths: Record<string, number> = {
  Arial: 0.441,
  'Arial Narrow': 0.362,
  Georgia: 0.446,
  'Times New Roman': 0.4,
  Verdana: 0.509,
}

/** Names under which Linux has faces of the same measures. */
const twins: Record<string, string[]> = {
  Arial: ['Liberation Sans', 'ArialMT'],
  'Arial Narrow': ['Liberation Sans Narrow', 'ArialNarrow'],
  Georgia: ['Gelasio'],
  'Times New Roman': ['Liberation Serif', 'TimesNewRomanPSMT'],
}

export const namesOf = (family: string): string[] => [family, ...(twins[family] ?? [])]

/** Letters of running text by how often they occur in a thousand, the space among them. */
const frequencies = ' 170e110n75i65t62a58r58s58o45d40h38l35u32c26m23g22f16b15w15p14z7v9k8y9'
const letters = [...frequencies.matchAll(/(\D)(\d+)/g)].map(
  ([, letter = '', count]) => [letter.codePointAt(0) ?? 0, Number(count)] as const,
)

async function fontOf(file: string, weight: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await decompress(readFileSync(file)))))
  font.setVariations([new Variation('wght', weight)])
  return font
}

/** The white left of the capital H, in em. */
export async function bearingOf(file: string, weight: number): Promise<number> {
  const font = await fontOf(file, weight)
  const glyph = font.glyph('H'.codePointAt(0) ?? 0)
  const extents = glyph === undefined ? undefined : font.glyphExtents(glyph)
  return (extents?.xBearing ?? 0) / font.face.upem
}

export type Measures = { size: number; ascent: number; descent: number }

/** Per cent by which the system's face takes the place that the file takes. */
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
