import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inquiryWords } from './words.ts'

test('the list of references has the room of the given field, whatever the firm calls it', () => {
  const fields = [
    { name: 'company', kind: 'line', max: 100 },
    { name: 'subject', kind: 'given', max: 180 },
  ] as const
  assert.equal(inquiryWords('de', fields).longest, 180)
  assert.equal(inquiryWords('de', [fields[0]]).longest, 0)
})
