// Compares the data for search engines, shared links, feed readers and address books with the record.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { tested } from '../support/sites.ts'
import { type Heads, readHeads } from './heads.ts'

const now = readHeads()
const recorded: Heads = parse(readFileSync(`${tested.tests}/heads.yaml`, 'utf8'))
const redraw = 'If that was meant: npm run looks'

for (const part of ['shared', 'pages', 'files'] as const) {
  test(`the record of machine-readable data has the same entries as the site (${part})`, () =>
    assert.deepEqual(Object.keys(now[part]).sort(), Object.keys(recorded[part]).sort(), redraw))

  for (const [name, value] of Object.entries(recorded[part]))
    test(`the machine-readable data of ${name} matches the record (${part})`, () =>
      assert.deepEqual(now[part][name], value, redraw))
}
