// Provides the theme's logo, as markup for pages, and with fixed colours for generated pictures.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from './schema.ts'

/** The second colour of a logo is `var(--logo-accent, currentColor)`. */
const secondColour = /var\(--logo-accent[^)]*\)/g

/** Returns the drawing without an accessible name, because the link or picture around it already names the firm. */
export function logoMarkup({ logo, folder }: Pick<Theme, 'logo'> & { folder: string }): string | undefined {
  if (!logo) return undefined
  return readFileSync(join(folder, logo.file), 'utf8')
    .replace(/^[\s\S]*?<svg/, '<svg aria-hidden="true"')
    .replace(/(<svg[^>]*?) role="[^"]*"/, '$1')
    .replace(/(<svg[^>]*?) aria-label="[^"]*"/, '$1')
    .replaceAll(/\n\s*/g, '')
}

/** Returns the viewBox of an SVG: left, top, width, height. */
export function viewBoxOf(svg: string): [number, number, number, number] | undefined {
  const values = /<svg[^>]* viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number)
  if (values?.length !== 4 || values.some(Number.isNaN)) return undefined
  return values as [number, number, number, number]
}

type Place = { left: number; bottom: number; height: number; most: number }

/** Embeds the logo in another SVG. It stands on a line and is limited in width. */
export function drawLogo(svg: string, { left, bottom, height, most }: Place, ink: string, accent: string) {
  const [, , wide = 1, high = 1] = viewBoxOf(svg) ?? []
  const width = Math.min(most, (height * wide) / high)
  const drawn = (width * high) / wide
  const place = `x="${left}" y="${bottom - drawn}" width="${width}" height="${drawn}" color="${ink}"`
  return { top: bottom - drawn, svg: svg.replace('<svg', `<svg ${place}`).replace(secondColour, accent) }
}
