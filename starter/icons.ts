// The icons of a new firm: the first letter of its name, until it has a sign of its own.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { linePath, lineWidth, type Style } from '../src/share/typeface.ts'

const size = 64
const letterSize = 46
const pngSizes = [180, 192, 512]
const faviconSize = 48
const style: Style = { use: 'head', weight: 700, width: 100, tracking: 0 }

export async function writeIcons(folder: string, name: string): Promise<void> {
  const [letter = 'A'] = name.toUpperCase()
  const left = (size - lineWidth(letter, style) * letterSize) / 2
  const path = linePath(letter, style, letterSize, left, size / 2 + letterSize * 0.36)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#16181a" d="M0 0h${size}v${size}H0z"/><path fill="#f4f2ed" d="${path}"/></svg>\n`
  const png = (pixels: number) =>
    sharp(Buffer.from(svg), { density: (72 * pixels) / size })
      .resize(pixels, pixels)
      .png()
      .toBuffer()
  writeFileSync(join(folder, 'icon.svg'), svg)
  for (const pixels of pngSizes) writeFileSync(join(folder, `icon-${pixels}.png`), await png(pixels))
  writeFileSync(join(folder, 'favicon.ico'), icoOf(await png(faviconSize)))
}

/** An icon file with one picture: its header, the entry for the picture, and the PNG itself. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(faviconSize, 6)
  head.writeUInt8(faviconSize, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
