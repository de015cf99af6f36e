import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeCsv } from './xlsx.server.ts'

test('a CSV file has decimal commas in German, disarmed formulas, and empty cells for unknown values', () => {
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
