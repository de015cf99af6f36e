import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { otherFirm } from '../../tests/support/sites.ts'
import { cardSize } from './card-size.ts'

process.env.CONTENT_DIR = otherFirm.content
const { encode } = await import('./share-file.ts')

test('a photograph taken in portrait format is upright in the share image, without its EXIF data', async () => {
  // The camera saves the picture with red on the left. After rotation red is on top.
  const red = { create: { width: 200, height: 400, channels: 3, background: '#f00' } } as const
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#00f' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mira' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"></svg>`
  const box = { left: 0, top: 0, width: 400, height: 600 }
  const image = sharp(await encode({ card: { svg, picture: box }, picture, focus: 0 }))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const colour = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) > 200 ? 'red' : (data[at + 2] ?? 0) > 200 ? 'blue' : 'other'
  }
  assert.deepEqual(
    [colour(20, 50), colour(380, 50), colour(20, 550), colour(380, 550)],
    ['red', 'red', 'blue', 'blue'],
  )
  assert.equal((await image.metadata()).exif, undefined)
})
