import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeOf } from '../../site/size.ts'
import { canvasFor, type House, metreAt, ordered, placesOf, scaleFor, seenIn } from './scale.ts'

const house = (id: string, height: number, length: number, year = 2024): House => ({
  id,
  height,
  length,
  year,
  below: 1,
  gap: 14,
})
const tower = house('tower', 90.45, 63.11, 2030)
const hall = house('hall', 21, 273.46, 2022)
const corner = house('corner', 30.3, 50.8, 2022)
const passage = house('passage', 25.8, 92.33)
const boats = house('boats', 7.2, 104.7, 2025)

test('the scale is as large as the tallest and the longest house allow', () => {
  const all = [tower, hall, corner, passage, boats]
  for (const [viewport, frame, scale] of [
    [1920, 1730, 750],
    [1440, 1300, 1000],
    [768, 660, 1250],
    [390, 350, 1500],
  ] as const)
    assert.equal(scaleFor(all, frame, viewport), scale, `${viewport}`)
  assert.equal(scaleFor([corner, passage], 1300, 1440), 500)
  assert.equal(scaleFor([boats], 1300, 1440), 250)
  assert.equal(scaleFor([boats], 350, 390), 750)
})

test('a metre at 1:1000 is a millimetre long', () => {
  assert.ok(Math.abs(metreAt(1000) - 96 / 25.4) < 1e-9)
  assert.ok(Math.abs(metreAt(250) - 4 * metreAt(1000)) < 1e-9)
})

test('the height staff covers the tallest house, with marks every 10 m, or every 5 m at 1:500', () => {
  assert.deepEqual(pick(canvasFor([tower, hall], 1000)), { step: 10, levels: 9, top: 90.45, below: 1 })
  assert.deepEqual(pick(canvasFor([corner], 500)), { step: 5, levels: 6, top: 30.3, below: 1 })
  assert.ok(canvasFor([tower], 1000).high > tower.height)
})
const pick = ({ step, levels, top, below }: ReturnType<typeof canvasFor>) => ({ step, levels, top, below })

test('houses are sorted with the largest or newest first, and equal ones by height', () => {
  const by = (sort: 'height' | 'length' | 'year') =>
    ordered([corner, boats, hall, tower], sort).map(({ id }) => id)
  assert.deepEqual(by('height'), ['tower', 'corner', 'hall', 'boats'])
  assert.deepEqual(by('length'), ['hall', 'boats', 'tower', 'corner'])
  assert.deepEqual(by('year'), ['tower', 'boats', 'corner', 'hall'])
})

test('houses are far enough apart for a tree or a name', () => {
  const [first, second, third] = placesOf([tower, house('hut', 3, 4), boats], 1000)
  assert.equal(first?.left, 0)
  assert.ok(Math.abs((second?.left ?? 0) - (63.11 + 14) * metreAt(1000)) < 1e-9)
  assert.ok(Math.abs((third?.left ?? 0) - (second?.left ?? 0) - 176) < 1e-9)
})

test('the frame reports its first, its last and its most visible house', () => {
  const places = placesOf([tower, hall, boats], 1000)
  assert.deepEqual(seenIn(places, 0, 1300), { first: 0, last: 1, most: 1 })
  assert.deepEqual(seenIn(places, 400, 500), { first: 1, last: 1, most: 1 })
  assert.deepEqual(seenIn(places, 400, 1060), { first: 1, last: 1, most: 1 })
  assert.equal(seenIn([], 0, 500), undefined)
})

test('a project can state that its building is shorter than its drawing', () => {
  const size = sizeOf({ x: -5, top: 28.9, width: 68, height: 29.9 }, { length: 58.2, from: 5, note: 'x' })
  assert.deepEqual(size, { length: 58.2, height: 27.9, from: 5, below: 1, note: 'x' })
})
