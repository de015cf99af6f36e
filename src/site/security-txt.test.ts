import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GET } from '../pages/.well-known/security.txt.ts'

test('security.txt lists the languages of the site as preferred languages', async () => {
  assert.match(await GET().text(), /^Preferred-Languages: de, en, hu$/m)
})
