// Checks the output of a third-party encoder, because docs/editing.md promises that metadata is removed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import service from '../../build/picture-service.ts'

test('a published picture contains no metadata about its place or photographer', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '50/1 6/1 0/1' }
  const original = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c43' } })
    .withExif({ IFD0: { Artist: 'Mira' }, IFD3: place })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Mira</x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const before = await sharp(original).metadata()
  assert.ok(before.exif && before.xmp && before.icc, 'the test must have something to find')
  const config = { service: { entrypoint: '', config: {} } } as never
  for (const format of ['avif', 'jpeg']) {
    const options = { src: 'x.jpg', format, width: 300, quality: 50 } as never
    const { data } = await service.transform(original, options, config, console as never)
    const { exif, xmp, iptc, icc, width } = await sharp(data).metadata()
    assert.deepEqual(
      { exif, xmp, iptc, icc, width },
      { exif: undefined, xmp: undefined, iptc: undefined, icc: undefined, width: 300 },
    )
  }
})
