// Checks the rules of the model, and the numbers that the texts about it rely on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, sharedArea, stops } from './house.ts'

const rounded = (value: number) => Math.round(value * 100) / 100

test('the model calculates the expected rooms, columns, bays and slabs at every stop', () => {
  const found = stops.map(measure => {
    const { rooms, garage } = houseOf(measure)
    const { axes, span, bays, outer, inner, slab } = garage
    return {
      rooms: rooms.map(({ width, places, areaPerPlace }) => [width, places, areaPerPlace].map(rounded)),
      garage: [axes, span, bays, outer, inner, slab].map(rounded),
    }
  })
  assert.deepEqual(found, [
    {
      rooms: [
        [1.15, 0, 0],
        [2.4, 1, 11.52],
        [3.65, 2, 8.76],
      ],
      garage: [6, 7.5, 3, 2.4, 2.3, 0.25],
    },
    {
      rooms: [
        [1.25, 0, 0],
        [2.6, 1, 12.48],
        [3.95, 2, 9.48],
      ],
      garage: [6, 8.1, 3, 2.5, 2.7, 0.27],
    },
    {
      rooms: [
        [1.4, 0, 0],
        [2.9, 1, 13.92],
        [4.4, 2, 10.56],
      ],
      garage: [6, 9, 3, 2.8, 3, 0.3],
    },
    {
      rooms: [
        [2.6, 1, 12.48],
        [5.3, 2, 12.72],
        [8, 4, 9.6],
      ],
      garage: [3, 8.1, 3, 2.5, 2.7, 0.27],
    },
  ])
})

test('the façade width and the area of a room both limit its number of workplaces', () => {
  // A clear width of 1.90 m is one workplace by width, and its 9.12 m² are one by area.
  assert.equal(houseOf(2).rooms[0].places, 1)
  // A clear width of 1.75 m has 8.40 m², but is too narrow for a desk and the chair behind it.
  assert.equal(houseOf(1.85).rooms[0].places, 0)
  // A clear width of 3.60 m is exactly two workplaces.
  assert.equal(houseOf(3.7).rooms[0].places, 2)
})

test('columns are six axes apart up to a span of nine metres, and three axes apart beyond that', () => {
  assert.equal(houseOf(1.5).garage.axes, 6)
  assert.equal(houseOf(1.51).garage.axes, 3)
})

test('parking bays fill the clear width between two columns, and none is narrower than permitted', () => {
  for (let measure = 1.2; measure <= 2.8; measure += 0.01) {
    const { span, bays, outer, inner } = houseOf(measure).garage
    if (bays < 2) continue
    assert.ok(Math.abs(2 * outer + (bays - 2) * inner - (span - 0.4)) < 1e-9, `${measure}`)
    assert.ok(outer > 2.4 - 1e-6, `${measure}: ${outer}`)
    assert.ok(bays === 2 || inner > 2.3 - 1e-6, `${measure}: ${inner}`)
  }
})

test('the comparison of area per workplace uses the smallest room with at least two workplaces', () => {
  const [narrow, usual, wide, double] = stops.map(measure => sharedArea(houseOf(measure)))
  assert.equal(rounded(((usual ?? 0) / (narrow ?? 1) - 1) * 100), 8.22)
  assert.equal(rounded(((wide ?? 0) / (narrow ?? 1) - 1) * 100), 20.55)
  assert.equal(rounded(((double ?? 0) / (usual ?? 1) - 1) * 100), 34.18)
})
