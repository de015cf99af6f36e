import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../tests/support/runs.ts'
import { hyphenateGerman } from '../content/hyphenate.ts'
import { headingBox, headingWidth } from './card.ts'
import { type Fitted, fit, lineHeight } from './fit-heading.ts'

const set = (heading: string): Fitted => fit(heading, headingBox, headingWidth)

function assertFits({ lines, size, width }: Fitted): void {
  for (const line of lines) {
    const pixels = headingWidth(line, width) * size
    assert.ok(pixels <= headingBox.width + 0.01, `“${line}” is ${pixels} px wide at ${size} px`)
  }
  assert.ok(lines.length * size * lineHeight <= headingBox.height + 0.01)
}

test('a short heading fits on one line at full size and width', () => {
  assert.deepEqual(set('Projekte'), { lines: ['Projekte'], size: 124, width: 100 })
})

test('a heading breaks into balanced lines without a single word on the last line', () => {
  assert.deepEqual(set('Let us talk about your measure.').lines, ['Let us talk about', 'your measure.'])
})

test('a long German word stays on one line if it fits, and never loses a letter', () => {
  for (const heading of [
    'Genehmigungsfreistellungsverfahren',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung für Rechenzentrumsbetreibergesellschaften',
  ]) {
    const fitted = set(hyphenateGerman(heading))
    assertFits(fitted)
    assert.equal(
      fitted.lines
        .join(' ')
        .replace(/(?<=\p{L})- /gu, '')
        .replaceAll(' ', ''),
      heading.replaceAll(' ', ''),
    )
    assert.ok(fitted.size >= 40, `${heading}: ${fitted.size} px`)
  }
  assert.equal(set(hyphenateGerman('Genehmigungsfreistellung')).lines.length, 1)
})

test('a long word that cannot be hyphenated is set smaller to fit on one line', () => {
  const fitted = set('A'.repeat(60))
  assertFits(fitted)
  assert.deepEqual(fitted.lines, ['A'.repeat(60)])
})

test('every heading fits into the box and keeps all its letters', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeiomMWßügjt-\u00ad'), minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), words => {
      const heading = words.join(' ')
      const fitted = set(heading)
      assertFits(fitted)
      const letters = (text: string) => text.replace(/[\s\u00ad-]/g, '')
      assert.equal(letters(fitted.lines.join('')), letters(heading))
    }),
    runs(40),
  )
})
