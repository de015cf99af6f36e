import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'

const { drawIcons } = await import('./icons.ts')

test('a firm without an icon gets generated icons on its accent colour, in every size', async () => {
  const icons = await drawIcons('Traglot')
  assert.deepEqual(Object.keys(icons).sort(), [
    'favicon.ico',
    'icon-180.png',
    'icon-192.png',
    'icon-512.png',
    'icon.svg',
  ])
  assert.match(String(icons['icon.svg']), /<path fill="#14704a"/)
  const { data, info } = await sharp(icons['icon-192.png']).raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, ...data.subarray(0, 3)], [192, 192, 0x14, 0x70, 0x4a])
})
