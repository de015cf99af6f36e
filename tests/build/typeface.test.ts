// For each letter a browser loads the last face whose unicode-range contains it. The first cut, which every page loads,
// must therefore contain its whole range, and every letter of another file must lead to that file.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { Blob, Face } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { parse } from 'yaml'

const folder = 'themes/achsmass'
const theme = parse(readFileSync(`${folder}/theme.yaml`, 'utf8')) as {
  type: { faces: { file: string; range: string }[] }
}
const faces = theme.type.faces.map(({ file, range }) => ({
  file: basename(file),
  ranges: [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)],
}))

test('the typeface consists of at least three files', () => assert.ok(faces.length >= 3))

const lettersOf = async (file: string) =>
  Array.from(new Face(new Blob(await decompress(readFileSync(`${folder}/fonts/${file}`)))).collectUnicodes())
const claims = (ranges: RegExpExecArray[], code: number) =>
  ranges.some(
    ([, first = '', last = first]) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16),
  )

for (const [place, { file, ranges }] of faces.entries())
  test(`a browser loads the characters in ${file} from that file and no other`, async () => {
    const astray = (await lettersOf(file)).filter(
      code => !claims(ranges, code) || faces.slice(place + 1).some(later => claims(later.ranges, code)),
    )
    assert.deepEqual(
      astray.map(code => String.fromCodePoint(code)),
      [],
    )
  })

test('the font file that every page loads contains every character in its Unicode range', async () => {
  const { file = '', ranges = [] } = faces.at(-1) ?? {}
  const has = new Set(await lettersOf(file))
  const missing = Array.from({ length: 0x3000 }, (_, code) => code).filter(
    code => claims(ranges, code) && !has.has(code),
  )
  assert.equal(file, 'archivo-latin.woff2')
  assert.deepEqual(
    missing.map(code => String.fromCodePoint(code)),
    [],
  )
})
