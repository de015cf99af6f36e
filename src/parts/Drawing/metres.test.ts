import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chainOn, levelsOn, onSheet, part, placeOn, scaleOf, spanOf, viewBox } from './metres.ts'

// The section of Hafenbogen: nine bays of 6.75 m, drawn with a little of the street on both sides.
const frame = { x: -1.39, top: 36.9, width: 63.04, height: 37.76 }
const bays = { from: -0.25, lengths: Array.from({ length: 9 }, () => 6.75) }
const whole = { from: -0.25, lengths: [60.75] }
const metres = (value: number) => value.toFixed(2)

test('the sheet covers exactly the building that the longest dimension chain measures', () => {
  assert.deepEqual(spanOf(frame, [bays, whole]), { from: -0.25, width: 60.75 })
  assert.deepEqual(spanOf(frame, [whole, { from: 8, lengths: [40] }]), { from: -0.25, width: 60.75 })
})

test('the sheet covers the whole drawing if the margins are too small or no chain measures the building', () => {
  const halls = { x: -157, top: 22.6, width: 176, height: 24 }
  assert.deepEqual(spanOf(halls, [{ from: -154, lengths: [40, 17, 40, 17, 40] }]), { from: -157, width: 176 })
  assert.deepEqual(spanOf(frame), { from: -1.39, width: 63.04 })
})

test('a sheet has the requested width, and an elevation ends at ground level', () => {
  assert.equal(viewBox(onSheet(frame, -0.25, 60.75)), '-25 -3690 6075 3776')
  assert.equal(viewBox(onSheet(frame, -0.25, 60.75, true)), '-25 -3690 6075 3690')
})

test('a position is given as percentages of the sheet', () => {
  const sheet = onSheet(frame, 0, 50)
  assert.deepEqual(placeOn(sheet, 12.5, 36.9), { x: '25%', y: '0%' })
  assert.equal(placeOn(sheet, 12.5, 0).y, part(36.9, 37.76))
})

test('a dimension chain has ticks at both ends of every length and a figure over every length', () => {
  const { ticks, figures } = chainOn(bays, { from: -0.25, length: 60.75 }, metres)
  assert.equal(ticks.length, 10)
  assert.deepEqual([ticks[0], ticks.at(-1)], ['0%', '100%'])
  assert.deepEqual(figures[0], { text: '6.75', at: '5.56%', room: 'medium' })
  assert.equal(figures.length, 9)
})

test('a total appears on sheets of every size, and a note replaces the figures of its chain', () => {
  const room = { from: 0, length: 600 }
  assert.equal(chainOn({ from: 0, lengths: [3] }, room, metres).figures[0]?.room, 'any')
  const noted = chainOn({ from: 0, lengths: [3, 3], note: '2 × 3 m' }, room, metres)
  assert.deepEqual(
    noted.figures.map(({ text }) => text),
    ['2 × 3 m'],
  )
  assert.equal(chainOn({ from: 0, lengths: [3, 3] }, room, metres).figures[0]?.room, 'none')
})

test('heights are in ascending order, and a height too close to the one below is left out', () => {
  const levels = levelsOn([{ z: 3.5 }, { z: 0 }, { z: 1 }], 0.45, onSheet(frame, 0, 60.75))
  assert.deepEqual(
    levels.map(({ z, room }) => [z, room]),
    [
      [0, 'any'],
      [1, 'none'],
      [3.5, 'any'],
    ],
  )
  assert.equal(levels[0]?.at, part(36.45, 37.76))
})

test('the scale bar has steps of round metres and is about an eighth to a quarter of the sheet wide', () => {
  assert.deepEqual(scaleOf(60.75), { step: 5, fields: 3 })
  assert.deepEqual(scaleOf(41), { step: 5, fields: 2 })
  assert.deepEqual(scaleOf(176), { step: 20, fields: 2 })
  assert.deepEqual(scaleOf(17), { step: 2, fields: 2 })
  for (let width = 4; width < 400; width += 7) {
    const { step, fields } = scaleOf(width)
    const share = (step * fields) / width
    assert.ok(share <= 0.26 && share > 0.12, `${width} m: ${step * fields} m`)
  }
})
