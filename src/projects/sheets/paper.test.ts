import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Frame } from '../../parts/Drawing/metres.ts'
import { barMetres, mm, place, readable, scaleFor } from './paper.ts'

const block = { x: -1.39, top: 36.9, width: 63.04, height: 37.76 }

test('a drawing gets the largest round scale at which it fits the sheet', () => {
  assert.equal(scaleFor({ width: 35, height: 12 }), 200)
  assert.equal(scaleFor({ width: 41, height: 13 }), 250)
  assert.equal(scaleFor(block), 500)
  assert.equal(scaleFor({ width: 89, height: 20 }), 500, 'just fits')
  assert.equal(scaleFor({ width: 89.1, height: 20 }), 1000)
  assert.equal(scaleFor({ width: 65, height: 93.1 }), 2000, 'a tower is too high')
  assert.equal(scaleFor({ width: 338, height: 33 }), 2000)
})

test('a dimension chain is drawn to scale, and the house begins at the margin of the text', () => {
  const { chain, image, ground, height, right } = place(block, { from: 0, lengths: [60.75] }, 500, 4)
  assert.deepEqual(chain?.ticks.map(Math.abs), [0, 121.5])
  assert.ok(Math.abs(image.x + 2.78) < 1e-9)
  assert.ok(Math.abs(image.width - 126.08) < 1e-9)
  assert.ok(Math.abs(ground - (4 + 73.8)) < 1e-9)
  assert.ok(Math.abs(right - 123.3) < 1e-9)
  assert.ok(chain && chain.y > image.y + image.height && height > chain.y)
})

test('a tower counts as narrow, but a block and a hall do not', () => {
  const narrow = (frame: Frame) => place(frame, undefined, scaleFor(frame), 0).narrow
  assert.equal(narrow({ x: 11.45, top: 91.45, width: 65.11, height: 92.3 }), true)
  assert.equal(narrow(block), false)
  assert.equal(narrow({ x: -15, top: 22.6, width: 174, height: 23.6 }), false)
})

test('the segments of a dimension chain follow one another', () => {
  const frame = { x: -2.25, top: 27.97, width: 62, height: 32.17 }
  const { chain } = place(frame, { from: 0, lengths: [12.8, 11.8, 11.8, 10.4, 11.2] }, 500, 0)
  assert.deepEqual(
    chain?.ticks.map(tick => Math.round(tick * 10) / 10),
    [0, 25.6, 49.2, 72.8, 93.6, 116],
  )
})

test('a drawing may have no dimension chain, and a chain far inside does not push it off the sheet', () => {
  assert.equal(place(block, undefined, 500, 0).chain, undefined)
  assert.equal(place(block, undefined, 500, 0).image.x, -2)
  const inside = place({ ...block, x: -30 }, { from: 0, lengths: [20] }, 500, 0)
  assert.equal(inside.image.x, -2)
  assert.deepEqual(inside.chain?.ticks, [58, 98])
})

test('of several dimension chains, the sheet shows the finest one that is readable', () => {
  const fine = { from: 0, lengths: Array(45).fill(1.35) }
  const coarse = { from: 0, lengths: [60.75] }
  assert.equal(readable([fine, coarse], 500), coarse)
  assert.equal(readable([{ ...fine, note: '45 axes' }, coarse], 500)?.note, '45 axes')
  assert.equal(readable([{ from: 0, lengths: [12, 12] }, coarse], 500)?.lengths.length, 2)
  assert.equal(readable([fine], 500), fine)
  assert.equal(readable([], 500), undefined)
})

test('the scale bar is four centimetres long', () => {
  assert.deepEqual(barMetres(500), [0, 5, 10, 20])
  assert.deepEqual(barMetres(200), [0, 2, 4, 8])
  assert.deepEqual(barMetres(250), [0, 5, 10])
  assert.equal(mm(20, 500), 40)
})
