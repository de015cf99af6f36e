import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFirm } from '../../service/firm.ts'
import { content } from '../../src/site/shared/site.ts'
import { site } from './support.ts'

test('the build notes the firm that mails are signed with, as content has it', async () => {
  const { name, phone } = content.firm
  assert.deepEqual(await readFirm(site), { name, phone: phone.shown })
})
