// Draws the icons of a site for browsers and phones: the theme's icon, or the firm's initial on the accent colour.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { theme } from '../theme/site-theme.ts'
import { linePath, lineWidth, type Style } from './typeface.ts'

const size = 64
const letterSize = 46
const pngSizes = [180, 192, 512]
const faviconSize = 48
const style: Style = { use: 'head', weight: 700, width: 100, tracking: 0 }

/** Returns every icon that pages and the manifest refer to, by file name. */
export async function drawIcons(name: string): Promise<Record<string, Buffer>> {
  const svg = iconSvg(name)
  const icons: Record<string, Buffer> = {
    'icon.svg': Buffer.from(svg),
    'favicon.ico': icoOf(await png(svg, faviconSize)),
  }
  for (const pixels of pngSizes) icons[`icon-${pixels}.png`] = await png(svg, pixels)
  return icons
}

function iconSvg(name: string): string {
  const { logo, folder, palette } = theme
  if (logo?.icon) return readFileSync(join(folder, logo.icon), 'utf8')
  const [letter = 'A'] = name.toUpperCase()
  const left = (size - lineWidth(letter, style) * letterSize) / 2
  const path = linePath(letter, style, letterSize, left, size / 2 + letterSize * 0.36)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${palette.accent}" d="M0 0h${size}v${size}H0z"/><path fill="${palette['on-accent']}" d="${path}"/></svg>\n`
}

async function png(svg: string, pixels: number): Promise<Buffer> {
  const { width = size } = await sharp(Buffer.from(svg)).metadata()
  return sharp(Buffer.from(svg), { density: Math.max(1, (72 * pixels) / width) })
    .resize(pixels, pixels)
    .png()
    .toBuffer()
}

/** Creates an .ico file with one picture: its header, the entry of the picture, and the PNG itself. */
function icoOf(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(faviconSize, 6)
  head.writeUInt8(faviconSize, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}
