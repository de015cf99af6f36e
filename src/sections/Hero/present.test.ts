import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturedIn } from './present.ts'

const page = (id: string) => ({ id, locale: 'de', night: false, contactPerson: undefined }) as const

test('a hero with the picture of a project leads to it, another hero nowhere', () => {
  assert.equal(picturedIn(page('housing'))?.href, '/projects/wohnhof-kagran')
  assert.equal(picturedIn(page('contact')), undefined)
})
