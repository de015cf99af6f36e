import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { content } from '../../site/shared/site.ts'
import { dateLine, parts } from './present.ts'

test('a legal page shows its approval date in the format of each language', () => {
  const { approved, role } = content.pages.impressum ?? {}
  assert.ok(approved && role)
  const [year, , day] = approved.on.iso.split('-').map(Number)
  assert.equal(
    dateLine('As of {approvedOn}', { id: 'impressum', locale: 'en' }),
    `As of ${day}\u00A0November ${year}`,
  )
  assert.match(
    dateLine('Stand: {approvedOn}', { id: 'impressum', locale: 'de' }) ?? '',
    /^Stand: \d+\.\u00A0November/,
  )
})

test('a page that is not yet approved leaves out the line with the approval date', () => {
  const page = { id: 'accessibility', locale: 'en' }
  assert.equal(dateLine('As of {approvedOn}', page), undefined)
  assert.equal(dateLine('As of May', page), 'As of May')
})

test('the picture credits leave out a picture that only an internal project shows', () => {
  const credits = parts('de').credits.map(({ value }) => value)
  assert.deepEqual(credits, ['Traglot (5 Bilder)'])
})
