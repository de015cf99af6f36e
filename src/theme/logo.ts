// The theme's logo: as markup in pages, and with its colours filled in where a picture is made.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from './schema.ts'

/** Its second colour is `var(--logo-accent, currentColor)`. */
const secondColour = /var\(--logo-accent[^)]*\)/g

/** The drawing alone: the link or the picture around it names the firm already. */
export function logoMarkup({ logo, folder }: Pick<Theme, 'logo'> & { folder: string }): string | undefined {
  if (!logo) return undefined
  return readFileSync(join(folder, logo.file), 'utf8')
    .replace(/^[\s\S]*?<svg/, '<svg aria-hidden="true"')
    .replace(/(<svg[^>]*?) role="[^"]*"/, '$1')
    .replace(/(<svg[^>]*?) aria-label="[^"]*"/, '$1')
    .replaceAll(/\n\s*/g, '')
}

/** The box of an SVG's coordinates: left, top, width, height. */
export function viewBoxOf(svg: string): [number, number, number, number] | undefined {
  const values = /<svg[^>]* viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number)
  if (values?.length !== 4 || values.some(Number.isNaN)) return undefined
  return values as [number, number, number, number]
}

type Place = { left: number; bottom: number; height: number; most: number }

/** The logo as a part of another SVG, standing on a line, no wider than it may be. */
export function drawLogo(svg: string, { left, bottom, height, most }: Place, ink: string, accent: string) {
  const [, , wide = 1, high = 1] = viewBoxOf(svg) ?? []
  const width = Math.min(most, (height * wide) / high)
  const drawn = (width * high) / wide
  const place = `x="${left}" y="${bottom - drawn}" width="${width}" height="${drawn}" color="${ink}"`
  return { top: bottom - drawn, svg: svg.replace('<svg', `<svg ${place}`).replace(secondColour, accent) }
}
