import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeText } from './decode-text.ts'

test('a text is decoded from UTF-8, Latin-1 and UTF-16, as office programs save it', () => {
  const text = 'Bürohaus Süd;5.000\n'
  assert.equal(decodeText(Buffer.from(text)), text)
  assert.equal(decodeText(Buffer.from(text, 'latin1')), text)
  assert.equal(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le')), text)
})
