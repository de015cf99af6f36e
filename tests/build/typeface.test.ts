// A browser that finds a letter in a range loads that file and looks nowhere else, so each file must have all it claims.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Blob, Face } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

const faces = readFileSync('src/styles/tokens.css', 'utf8')
  .split('@font-face')
  .flatMap(face => {
    const file = /archivo-\w+\.woff2/.exec(face)?.[0]
    const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    return file ? [{ file, ranges }] : []
  })

test('the typeface comes in several files', () => assert.ok(faces.length >= 3))

for (const { file, ranges } of faces)
  test(`${file} has every letter that is asked of it`, async () => {
    const face = new Face(new Blob(await decompress(readFileSync(`src/assets/fonts/${file}`))))
    const has = new Set(face.collectUnicodes())
    const missing = ranges.flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, n) => from + n).filter(code => !has.has(code))
    })
    assert.deepEqual(
      missing.map(code => String.fromCodePoint(code)),
      [],
    )
  })
