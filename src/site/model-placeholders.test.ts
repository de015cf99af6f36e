import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modelPlaceholders } from './model-placeholders.ts'

const elevation = { x: -61, top: 9.58, width: 158.01, height: 11.58 }

test('placeholders for height and length come from the elevation, in the number format of the language', () => {
  assert.deepEqual(modelPlaceholders({}, { elevation }, 'de'), {
    'model.height': '8,58',
    'model.length': '156',
  })
  assert.deepEqual(modelPlaceholders({ atScale: { length: 12.5 } }, { elevation }, 'en'), {
    'model.height': '8.58',
    'model.length': '12.50',
  })
})

test('a project without an elevation has no placeholders for height and length', () => {
  assert.deepEqual(modelPlaceholders({}, {}, 'de'), {})
  assert.deepEqual(modelPlaceholders({}, undefined, 'de'), {})
})
