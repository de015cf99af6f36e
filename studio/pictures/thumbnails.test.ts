// Thumbnails of a picture in the draft, and of the public file with the same name.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFirm } from '../../tests/support/studio-firm.ts'
import { studioSettings } from '../http/settings.ts'
import { sharp } from './sharp.server.ts'
import { thumbnail } from './thumbnails.server.ts'

test('the draft and the commit have separate thumbnails, and other names give no picture', async () => {
  const firm = await newFirm()
  const media = join(firm.dir, 'content/media')
  mkdirSync(media, { recursive: true })
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  writeFileSync(join(media, 'hall.png'), await picture('#ffffff'))
  await firm.publish()
  writeFileSync(join(media, 'hall.png'), await picture('#000000'))
  writeFileSync(join(media, 'new.png'), await picture('#000000'))
  const studio = { ...studioSettings([], {}), project: firm.dir, content: join(firm.dir, 'content') }
  const brightness = async (name: string, at?: string) => {
    const bytes = await thumbnail(studio, name, 160, at)
    return bytes && Math.round((await sharp(bytes).stats()).channels[0]?.mean ?? Number.NaN)
  }
  assert.deepEqual([await brightness('hall.png'), await brightness('hall.png', 'HEAD')], [0, 255])
  assert.deepEqual([await brightness('new.png'), await brightness('new.png', 'HEAD')], [0, undefined])
  assert.equal(await brightness('../pages/home.yaml', 'HEAD'), undefined)
})
