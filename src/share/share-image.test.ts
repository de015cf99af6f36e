import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPage } from '../site/shared/site.ts'
import { ofPage } from './share-image.ts'

test('a share image leaves out a page name that differs from the heading only in soft hyphens', () => {
  const { heading, nav } = anyPage('accessibility', 'de')
  assert.notEqual(heading, nav, 'the heading has soft hyphens')
  assert.equal(ofPage('accessibility', 'de').kicker, undefined)
})
