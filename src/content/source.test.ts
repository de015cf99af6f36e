import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource } from './source.ts'

const read = (text: string | Buffer) => readSource(Buffer.from(text))

const unchanged = `# A note.
title: { de: "Haus: am See", en: House by the lake } 
list:
  # Another.
  - de: >-
      Erste Zeile # kein Kommentar
      zweite
    en: 'It''s # fine'
  - de: Nr.#5 und „Zitat“ mitten im Text
    en: „Zitat“
link: https://example.org/#top
`

test('valid YAML is read without problems', () => {
  const { data, found } = read(unchanged)
  assert.deepEqual(found, [])
  assert.equal((data as { list: { de: string }[] }).list[0]?.de, 'Erste Zeile # kein Kommentar zweite')
})

const layout = [/eingerückt|einrücken/, /indent/] as const
const quotes = [/braucht gerade Anführungszeichen/, /needs straight quotes/] as const
const open = [/nicht geschlossen/, /not closed/] as const
const comment = [/nach dem #/, /after the #/] as const

// biome-ignore format: a table, one mistake a line
for (const [mistake, text, line, [german, english]] of [
  ['a tab', 'title:\n\tde: Haus\n', 2, layout],
  ['a tab after a dash', '-\ttitle: x\n\tteaser: y\n', 1, layout],
  ['a colon', 'title:\n  de: Kosten: ein Überblick\n  en: Costs\n', 2, quotes],
  ['a colon in braces', 'a: 1\ntitle: { de: Kosten: viel, en: Costs }\n', 2, quotes],
  ['a missing comma', 'title: { de: "x" en: "y" }\n', 1, quotes],
  ['no space after a colon', 'title:\n  de: Haus\n  en:House\nb: 1\n', 3, layout],
  ['no space at the top', 'a: 1\nb:2\nc: 3\n', 2, layout],
  ['too little indentation', 'a:\n  b: 1\n c: 2\nd: 3\n', 3, layout],
  ['too much indentation', 'a:\n  b: 1\n    c: 2\nd: 3\n', 2, layout],
  ['a list item out of line', '- x: 1\n  y: 2\n - x: 2\n   y: 3\n', 3, layout],
  ['a missing colon', 'a: 1\nb\nc: 2\n', 2, layout],
  ['an open quote', 'a:\n  de: "Haus\n  en: House\nb: 1\n', 2, open],
  ['an open quote before others', 'a:\n  de: "Haus\n  en: "House"\nb: "x"\n', 2, open],
  ['an open quote far up', `a: 'Haus\nb: 'x'\n`, 1, open],
  ['a quote in a quote', 'a: "Das "neue" Haus"\nb: 1\n', 1, quotes],
  ['an apostrophe', "a: 'Client's house'\n", 1, quotes],
  ['text after a quote', 'b: 1\na: "Haus" am See\n', 2, quotes],
  ['a curly quote at the end', 'a: "Haus”\nb: 1\n', 1, open],
  ['curly quotes and a colon', 'a: „Haus: am See“\n', 1, quotes],
  ['a cut text', 'a: Kosten # 5\n', 1, comment],
  ['a text that begins with #', 'b: 1\na: #5 Haus\n', 2, comment],
  ['a text cut in braces', 'a: { de: Kosten # 5,\n  en: "x" }\n', 1, comment],
  ['@', 'a: @firma\n', 1, quotes],
  ['*', 'b: 1\na: *neu*\n', 2, quotes],
  ['&', 'a: & Partner\n', 1, quotes],
  ['& with a word', 'a: &Partner GmbH\n', 1, quotes],
  ['!', 'a: !wichtig\n', 1, quotes],
  ['a bracket', 'a: [Neu] Haus\n', 1, quotes],
  ['a placeholder', 'a: {n} von {total}\n', 1, quotes],
  ['>', 'a: > 5 m\n', 1, quotes],
  ['an open brace', 'a: { de: "x", en: "y"\nb: 1\n', 1, open],
  ['the same name twice', 'a: 1\nb: 2\na: 3\n', 3, [/zweimal/, /twice/]],
  ['a line of dashes', 'a: 1\n---\nb: 2\n', 2, layout],
  ['a backslash', 'a: "C:\\Users"\n', 1, quotes],
  ['two people', '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> x\n', 1, [/zwei Personen/, /two people/]],
  ['a lost letter', 'a: f\ufffdr\n', 1, [/Buchstabe/, /letter/]],
] as const)
  test(`a YAML mistake (${mistake}) is reported with its line, in German and English`, () => {
    const { data, found } = read(text)
    assert.equal(found[0]?.line, line, JSON.stringify(found))
    assert.match(found[0].says.de, german)
    assert.match(found[0].says.en, english)
    assert.doesNotMatch(JSON.stringify(found), /mapping|scalar|implicit|token/i)
    if (!/nach dem #/.test(german.source)) assert.equal(data, undefined)
  })

test('a file in another encoding is reported with the first line that is unreadable', () => {
  for (const bytes of [
    Buffer.from('a: 1\ntitle: Büro\n', 'latin1'),
    Buffer.from('\ufeffa: 1\n', 'utf16le'),
  ]) {
    const { found } = read(bytes)
    assert.match(found[0]?.says.en ?? '', /is not saved as UTF-8/)
  }
  assert.equal(read(Buffer.from('a: 1\ntitle: Büro\n', 'latin1')).found[0]?.line, 2)
})

test('a byte order mark from Windows does no harm', () => {
  assert.deepEqual(read('\ufeffa: 1\r\nb: 2\r\n').data, { a: 1, b: 2 })
})
