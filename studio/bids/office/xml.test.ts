import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../../tests/support/runs.ts'
import { descendants, element, localName, parseXml, textOf, writeXml, xmlDocument } from './xml.ts'
import { UnreadableFile } from './zip.server.ts'

const parse = (text: string) => parseXml(Buffer.from(text))

test('text and attributes read back exactly as they were written', () => {
  const text = fc
    .string({ unit: 'binary' })
    .map(text => text.replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, ''))
  fc.assert(
    fc.property(text, text, (inside, value) => {
      const read = parse(xmlDocument(element('a', { value }, 'x', inside)))
      assert.equal(textOf(read), `x${inside}`)
      assert.equal(read.attributes.value, value)
    }),
    runs(),
  )
})

test('characters that XML cannot hold are left out', () => {
  assert.equal(writeXml(element('a', {}, 'x\u0000\u000by\ud800z')), '<a>xyz</a>')
})

test('the parser handles comments, processing instructions, CDATA sections and character references', () => {
  const root = parse(
    `<?xml version="1.0"?><!-- a > b --><r><?go on?><n:a x='1 &amp; 2'/><![CDATA[<b>&amp;]]>&#228;&#x20AC;</r>`,
  )
  assert.equal(textOf(root), '<b>&amp;ä€')
  assert.deepEqual([...descendants(root)].map(localName), ['a'])
  assert.equal([...descendants(root)][0]?.attributes.x, '1 & 2')
})

test('a document with a DOCTYPE is refused, so that no entity is resolved', () => {
  const bombs = [
    '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><r>&b;</r>',
    '<?xml version="1.0"?><!DOCTYPE r SYSTEM "file:///etc/passwd"><r/>',
    '<!DOCTYPE r [<!ENTITY x SYSTEM "http://127.0.0.1/">]><r>&x;</r>',
  ]
  for (const bomb of bombs) assert.throws(() => parse(bomb), /document type/)
})

test('a document with too much nesting or too many elements is refused', () => {
  assert.throws(() => parse(`${'<a>'.repeat(100_000)}`), /too deep/)
  assert.throws(() => parse(`<r>${'<a/>'.repeat(600_000)}</r>`), /too large/)
})

test('any mix of XML fragments is either parsed or refused, without any other error', () => {
  const parts = [
    '<a>',
    '</a>',
    '<b x="1"/>',
    '<',
    '>',
    '&amp;',
    '&x;',
    '"',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    'ä',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), parts => {
      try {
        parse(parts.join(''))
      } catch (error) {
        assert.ok(error instanceof UnreadableFile, String(error))
      }
    }),
    runs(1000),
  )
})

test('the parser follows the encoding that a file declares, and refuses invalid bytes', () => {
  const latin = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><r>'),
    Buffer.from([0xe4]),
    Buffer.from('</r>'),
  ])
  assert.equal(textOf(parseXml(latin)), 'ä')
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<r>ä</r>', 'utf16le')])
  assert.equal(textOf(parseXml(wide)), 'ä')
  assert.throws(() => parseXml(Buffer.from([0x3c, 0x72, 0x3e, 0xff, 0xfe])), /encoding/)
})
