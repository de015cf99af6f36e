// The stated sizes of houses match their drawings.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Frame } from '../../../src/parts/Drawing/metres.ts'
import { sizeOf } from '../../../src/site/size.ts'
import { sample } from '../../../tests/support/sites.ts'

const drawings: Record<string, Record<string, Frame>> = JSON.parse(
  readFileSync(`${sample.content}/media/drawings/drawings.json`, 'utf8'),
)

test('the stated size of each house matches its drawing within one per cent', () => {
  let measured = 0
  for (const [id, { row }] of Object.entries(drawings)) {
    if (!row) continue
    const size = sizeOf(row)
    // The file is in centimetres. Its frame leaves a metre on each side and above.
    const svg = readFileSync(`${sample.content}/media/drawings/${id}/row.svg`, 'utf8')
    const [, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
    const close = (metres: number, drawn: number) => Math.abs(metres - drawn) <= drawn / 100
    assert.ok(close(size.length, width / 100 - 2), `${id}: ${size.length} m long, drawn ${width / 100 - 2}`)
    assert.ok(close(size.height, -y / 100 - 1), `${id}: ${size.height} m high, drawn ${-y / 100 - 1}`)
    assert.ok(Math.abs(size.below - (height + y) / 100) < 0.02, id)
    assert.ok(size.below >= 0, `${id} hangs ${-size.below} m above its ground`)
    measured += 1
  }
  assert.ok(measured > 15, `${measured} drawings`)
})
