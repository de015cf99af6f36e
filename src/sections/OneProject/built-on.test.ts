import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtOn } from './built-on.ts'

const storeys = [
  { z: 12.5, new: true },
  { z: 9.4, new: true },
  { z: 5, new: false },
  { z: 0.2, new: false },
  { z: -3, new: false },
]
const levels = [{ z: 0 }, { z: 9.1 }, { z: 15.3 }]
const kept = { percent: 80 }

test('retained storeys end at the eaves, added storeys at the ridge, and basements are not counted', () => {
  assert.deepEqual(builtOn({ kept, drawings: [{ levels: [{ z: 40 }] }, { storeys, levels }] }), {
    drawing: { storeys, levels },
    existing: { storeys: 2, height: 9.1 },
    added: { storeys: 2, height: 6.2 },
    percent: { kept: 80, added: 20 },
  })
})

test('a project without the necessary data has no figures for retained and added storeys', () => {
  const old = storeys.filter(storey => !storey.new)
  assert.equal(builtOn({}), undefined)
  assert.equal(builtOn({ drawings: [{ storeys, levels }] }), undefined)
  assert.equal(builtOn({ kept, drawings: [{ storeys: old, levels }] }), undefined)
  assert.equal(builtOn({ kept, drawings: [{ storeys, levels: [{ z: 15.3 }] }] }), undefined)
  assert.equal(builtOn({ kept, drawings: [{ storeys, levels: [{ z: 9.1 }] }] }), undefined)
})
