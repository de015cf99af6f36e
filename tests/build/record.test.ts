import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFirm } from '../../service/firm.ts'
import { content } from '../../src/content/site.ts'
import { site } from './support.ts'

test('the build notes the firm that mails are signed with, as content has it', () => {
  const { name, phone } = content.firm
  assert.deepEqual(readFirm(site), { name, phone: phone.shown })
})
