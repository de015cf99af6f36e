import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awardLines } from './honours.ts'

test('participation in a competition without a placing is not listed as an award', () => {
  const competition = { kind: 'open', title: 'Neue Feuerwache', year: 2023, source: undefined } as const
  assert.deepEqual(
    awardLines({ competitions: [{ ...competition, place: undefined, entries: 40 }] }, 'en'),
    [],
  )
  const [line, ...others] = awardLines({ competitions: [{ ...competition, place: 2, entries: 40 }] }, 'en')
  assert.match(line ?? '', /^Neue Feuerwache, .*2.*40.*, 2023$/)
  assert.deepEqual(others, [])
})
