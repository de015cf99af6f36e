// Lines of a page of PDF become paragraphs again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PdfItem, paragraphsOf } from './pdf-text.ts'

/** Makes lines at a left edge, as wide as their letters, in 11 points and 14 apart. */
const lines = (texts: string[], x = 60, y = 700): PdfItem[] =>
  texts.map((str, index) => ({ str, x, y: y - index * 14, width: str.length * 5.5, fontSize: 11 }))

test('wrapped lines are joined, a divided word is rejoined, and a hyphen before "und" is preserved', () => {
  assert.deepEqual(
    paragraphsOf(
      lines(['Gefordert sind drei Referenzen über Leistungs-', 'und Planungsphasen der Objekt-', 'planung']),
    ),
    ['Gefordert sind drei Referenzen über Leistungs- und Planungsphasen der Objektplanung'],
  )
})

test('a line ends its paragraph if the next word would have fitted, or if a bullet follows', () => {
  const list = lines(['mindestens 5.000 m² BGF', 'LPH 2 bis 8 vollständig erbracht und abgenommen'])
  assert.deepEqual(paragraphsOf(list), [
    'mindestens 5.000 m² BGF',
    'LPH 2 bis 8 vollständig erbracht und abgenommen',
  ])
  const apart = [
    ...lines(['mindestens 5.000 m² BGF', 'eine Schule']),
    ...lines(['so breit ist der Satzspiegel hier'], 60, 300),
  ]
  assert.equal(paragraphsOf(apart).length, 3)
  const bullets = lines(['Eine Referenz mit mindestens 5.000 m² Fläche', '– LPH 2 bis 8', '2. eine Schule'])
  assert.equal(paragraphsOf(bullets).length, 3)
})

test('table cells stay separate, each with all of its lines', () => {
  const cells = [
    ...lines(['mindestens zehn Millionen Euro', 'Baukosten']),
    ...lines(['5.000', 'Punkte'], 300),
  ]
  assert.deepEqual(paragraphsOf(cells), ['mindestens zehn Millionen Euro Baukosten', '5.000 Punkte'])
  const oneLine = [...lines(['10.000']), ...lines(['5.000'], 140)]
  assert.deepEqual(paragraphsOf(oneLine), ['10.000', '5.000'])
})

test('pieces of text on the same line of a PDF are joined', () => {
  const pieces = [
    { str: 'mind.', x: 60, y: 700, width: 27, fontSize: 11 },
    { str: '5.000 m²', x: 92, y: 700, width: 44, fontSize: 11 },
    { str: '!', x: 136, y: 700, width: 3, fontSize: 11 },
  ]
  assert.deepEqual(paragraphsOf(pieces), ['mind. 5.000 m²!'])
})
