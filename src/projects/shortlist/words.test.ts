import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inquiryWords } from './words.ts'

test('the form field of the kind "given" limits the list of references, whatever its name', () => {
  const fields = [
    { name: 'company', kind: 'line', max: 100 },
    { name: 'subject', kind: 'given', max: 180 },
  ] as const
  assert.equal(inquiryWords('de', fields).longest, 180)
  assert.equal(inquiryWords('de', [fields[0]]).longest, 0)
})
