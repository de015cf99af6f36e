import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { mediaProblems } from './media-files.ts'
import { openFolder } from './regular-files.ts'
import { PictureRef } from './values.ts'

const root = mkdtempSync(join(tmpdir(), 'media-'))
after(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'media'))
const write = (name: string, bytes: Buffer | string) => writeFileSync(join(root, 'media', name), bytes)

const picture = (width: number, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })
const jpeg = await picture(1600).jpeg().toBuffer()
const film = (...boxes: string[]) => Buffer.from(`\0\0\0\x18ftypmp42${boxes.join('')}`, 'latin1')

write('good.jpg', jpeg)
write('good.png', await picture(900).png().toBuffer())
write('good.avif', await picture(480).avif().toBuffer())
write('good.mp4', film('moov'))
write('good.webm', Buffer.from('\x1a\x45\xdf\xa3webm', 'latin1'))
write('good.vtt', '\ufeffWEBVTT\n')
write('noise.jpg', randomBytes(2000))
write('empty.jpg', '')
write('renamed.jpg', await picture(900).webp().toBuffer())
write('heavy.jpg', Buffer.concat([jpeg, Buffer.alloc(5_000_000)]))
write('wide.png', await picture(8001, 1).png().toBuffer())
write('text.mp4', 'Ein Film')
write('words.vtt', 'Wir bauen.')
write('place.mp4', film('moov', 'udta', '©xyz+50.1+8.6/'))
write('heavy.mp4', Buffer.concat([film('moov'), Buffer.alloc(30_000_000)]))
// The orientation makes this picture of 1600 by 100 pixels 100 wide.
write('upright.jpg', await picture(1600).jpeg().withMetadata({ orientation: 6 }).toBuffer())

const content = {
  hero: new PictureRef('good.jpg', 'hero'),
  list: [{ picture: new PictureRef('good.avif', 'card') }, new PictureRef('upright.jpg', 'card')],
  portrait: new PictureRef('good.avif', 'portrait'),
}
const { ofFiles, ofPlaces } = await mediaProblems(root, openFolder(root).files, content)

test('the check accepts valid media files and reports faulty ones in both languages', () => {
  const told = Object.fromEntries(ofFiles.map(({ file, says }) => [file, says]))
  const expected: Record<string, [de: RegExp, en: RegExp]> = {
    'media/noise.jpg': [/kein Bild/, /not a readable picture/],
    'media/empty.jpg': [/kein Bild/, /not a readable picture/],
    'media/renamed.jpg': [/in Wahrheit .* webp/, /really .* webp/],
    'media/heavy.jpg': [/zu groß \(höchstens 5 MB/, /too large \(at most 5 MB/],
    'media/wide.png': [/8000 Pixel/, /8000 pixels/],
    'media/text.mp4': [/anderen Inhalt, als der Dateiname angibt/, /not what its name says/],
    'media/words.vtt': [/anderen Inhalt, als der Dateiname angibt/, /not what its name says/],
    'media/place.mp4': [/Ort der Aufnahme/, /location where it was filmed/],
    'media/heavy.mp4': [/zu groß \(höchstens 30 MB/, /too large \(at most 30 MB/],
  }
  assert.deepEqual(Object.keys(told).sort(), Object.keys(expected).sort())
  for (const [file, [de, en]] of Object.entries(expected)) {
    assert.match(told[file]?.de ?? '', de)
    assert.match(told[file]?.en ?? '', en)
  }
})

test('a picture too small for its place is reported there, by its width after rotation', () => {
  assert.deepEqual(
    ofPlaces.map(({ path, says }) => [path.join('/'), says.en]),
    [
      ['list/0/picture', 'good.avif is 480 pixels wide; this place needs at least 800'],
      ['list/1', 'upright.jpg is 100 pixels wide; this place needs at least 800'],
    ],
  )
})
