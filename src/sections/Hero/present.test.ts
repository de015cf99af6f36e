import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { picturedIn } from './present.ts'

const page = (id: string) => ({ id, locale: 'de', night: false, contactPerson: undefined }) as const

test('a hero with a project picture links to that project, and any other hero has no link', () => {
  assert.equal(picturedIn(page('housing'))?.href, '/projects/wohnhof-kagran')
  assert.equal(picturedIn(page('contact')), undefined)
})
