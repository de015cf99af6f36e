// Tests the kinds of section that a site adds, with that of the second firm.

import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import * as v from 'valibot'
import { otherFirm } from '../../tests/support/sites.ts'
import { Localized } from '../content/values.ts'
import { defineKind } from './define-kind.ts'
import { kinds, rulesOf } from './kinds.ts'
import { kindIn } from './site-sections.ts'

const section = {
  section: 'load-table',
  heading: { de: 'Lasten', en: 'Loads' },
  text: { de: 'Wir rechnen.', en: 'We calculate.' },
  loads: [{ use: { de: 'Wohnung', en: 'Flat' }, kilonewtons: 2 }],
}

test('a section kind that a site adds is validated like a built-in one, with the same value classes', () => {
  const kind = kinds.find(({ name }) => name === 'load-table')
  assert.ok(kind)
  assert.equal(rulesOf('load-table').group, 'figures')
  const { heading } = v.parse(kind.schema, section) as { heading: unknown }
  assert.ok(heading instanceof Localized)
  assert.ok(!v.safeParse(kind.schema, { ...section, loads: [] }).success)
})

test('a section kind needs a folder that matches its name, and a name that no built-in kind has', () => {
  const schema = (folder: string) => join(otherFirm.folder, 'sections', folder, 'schema.ts')
  const rules = { group: 'text' } as const
  const own = defineKind('load-note', { de: 'Notiz', en: 'Note' }, {}, rules)
  const tiles = defineKind('tiles', { de: 'Kacheln', en: 'Tiles' }, {}, rules)
  assert.equal(kindIn({ own }, schema('LoadNote')), own)
  assert.throws(() => kindIn({ own }, schema('Note')), /its folder must be LoadNote/)
  assert.throws(() => kindIn({ tiles }, schema('Tiles')), /a kind that the program has/)
  assert.throws(() => kindIn({}, schema('LoadNote')), /exports no kind of section/)
})
