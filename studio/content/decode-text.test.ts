import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeText } from './decode-text.ts'

test('a text is read in the encodings of office programs', () => {
  const text = 'Bürohaus Süd;5.000\n'
  assert.equal(decodeText(Buffer.from(text)), text)
  assert.equal(decodeText(Buffer.from(text, 'latin1')), text)
  assert.equal(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le')), text)
})
