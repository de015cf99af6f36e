// Checks that the drawing agrees with the model, also while the visitor drags it between two stops.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawHouse } from './drawing.ts'
import { houseOf, stops } from './house.ts'
import { houseFile } from './markup.ts'

const rounded = (value: number) => Math.round(value * 100) / 100

test('the drawing shows the numbers from the model at each stop', () => {
  for (const [position, measure] of stops.entries()) {
    const { rooms, garage } = houseOf(measure)
    const expected = [
      measure,
      rooms[1].width,
      rooms[2].width,
      garage.span,
      garage.outer,
      garage.inner,
      garage.outer,
    ]
    assert.deepEqual(
      drawHouse(position).numbers.map(({ value }) => rounded(value)),
      expected.map(rounded),
    )
  }
})

test('every position draws valid paths, and people and cars with an opacity between 0 and 1', () => {
  for (let position = 0; position <= 3; position += 0.01) {
    const { lines, presence } = drawHouse(position)
    for (const [name, path] of Object.entries(lines))
      assert.doesNotMatch(path, /NaN|Infinity|undefined|e-/, name)
    assert.ok(presence >= 0 && presence <= 1)
  }
})

test('people and cars fade out before their number changes, and stay visible where it is constant', () => {
  for (const position of [0, 0.3, 0.5, 1, 1.5, 2, 3])
    assert.equal(drawHouse(position).presence, 1, `${position}`)
  assert.equal(drawHouse(2.5).presence, 0)
  const inside = (position: number) => drawHouse(position).lines.inside
  assert.equal(inside(2.49), '')
  assert.notEqual(inside(2.5), '')
})

test('columns that a wider measure adds grow from zero width', () => {
  // Matches the columns in the garage by their height: 280 cm with the slab above. The windows of the top storey are
  // wider.
  const columns = (position: number) =>
    [...drawHouse(position).lines.cut.matchAll(/h(\d+)v2[45]\d(?:\.\d)?h-?/g)]
      .map(([, width]) => Number(width))
      .filter(width => width <= 40)
  assert.deepEqual(new Set(columns(2)), new Set([40]))
  assert.deepEqual(new Set(columns(2.5)), new Set([40, 0]))
  assert.deepEqual(new Set(columns(2.75)), new Set([40, 20]))
  assert.deepEqual(new Set(columns(3)), new Set([40]))
})

test('each column shows the letter of its axis, and the letters continue with AA after Z', () => {
  const letters = (position: number) =>
    drawHouse(position)
      .letters.slice(0, 3)
      .map(({ name }) => name)
  assert.deepEqual(letters(1), ['A', 'G', 'M'])
  assert.deepEqual(letters(3), ['A', 'D', 'G'])
  assert.equal(drawHouse(1).letters[5]?.name, 'AE')
})

// The snapshot is updated by `node --test --test-update-snapshots src/parts/AxisHouse/drawing.test.ts`.
test('the house drawing that pages show before scripts run matches the model', t => {
  t.assert.fileSnapshot(houseFile(), 'src/parts/AxisHouse/house.svg', { serializers: [String] })
})
