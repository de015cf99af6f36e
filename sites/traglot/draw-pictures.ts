// Draws the pictures of this firm: node sites/traglot/draw-pictures.ts
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, 'content/media')
const [width, height] = [1600, 1068]
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

const drawings = {
  frame: numbers(7)
    .map(
      row =>
        `M100 ${130 + row * 134}H1500${numbers(8)
          .map(at => `M${100 + at * 200} ${130 + row * 134}v134`)
          .join('')}`,
    )
    .join(''),
  arches: numbers(5)
    .map(at => `M${60 + at * 300} 1000V460a140 140 0 0 1 280 0V1000`)
    .join(''),
  slabs: numbers(9)
    .map(row => `M${120 + (row % 3) * 90} ${140 + row * 96}h1180v40h-1180z`)
    .join(''),
  trusses: numbers(4)
    .map(
      row =>
        `M100 ${170 + row * 210}h1400M100 ${300 + row * 210}h1400M100 ${300 + row * 210}${numbers(7)
          .map(() => 'l100 -130l100 130')
          .join('')}`,
    )
    .join(''),
  waffle: numbers(5)
    .flatMap(row => numbers(8).map(at => `M${110 + at * 175} ${110 + row * 175}h145v145h-145z`))
    .join(''),
  vibration: numbers(5)
    .map(row => `M100 ${174 + row * 180}q50 -140 100 0${'t100 0'.repeat(13)}`)
    .join(''),
}

for (const [name, path] of Object.entries(drawings))
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#e9e4da" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="#1c2a3a" stroke-width="10" d="${path}"/></svg>`,
    ),
  )
    .png({ palette: true, colours: 8 })
    .toFile(join(folder, `${name}.png`))
