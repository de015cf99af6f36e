import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeCsv } from './xlsx.server.ts'

test('tables for a spreadsheet: decimal comma in German, no formula, empty where nothing is known', () => {
  const table = {
    name: 'x',
    head: ['No.', 'Text'],
    rows: [
      [1.5, '=cmd()'],
      [undefined, 'a "b"; c'],
    ],
  }
  assert.equal(writeCsv(table, 'de'), `\uFEFF"No.";"Text"\r\n1,5;"'=cmd()"\r\n;"a ""b""; c"\r\n`)
  assert.ok(writeCsv(table, 'en').includes('\r\n1.5;'))
})
