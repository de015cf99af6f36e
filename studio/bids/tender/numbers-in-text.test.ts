// A number or a date is read as itself or not at all, in every way that people write it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../../tests/support/runs.ts'
import { countIn, dateIn, lastDay, millionsIn, numberIn } from './numbers-in-text.ts'
import { readTender } from './reader.ts'

const options = { locale: 'de', categories: [], now: '2026-11' }
const queries = (text: string) =>
  readTender(text, options).lines.flatMap(({ found }) => found.map(({ query }) => query))

const grouped = (n: number, mark: string) => String(n).replace(/\B(?=(\d{3})+$)/g, mark)
const marks = fc.constantFrom('', '.', ' ', "'", '\u202f')

test('the reader understands an area in every usual notation', () => {
  const words = fc.constantFrom(
    (n: string) => `mindestens ${n} m² BGF`,
    (n: string) => `BGF ≥ ${n} qm`,
    (n: string) => `Bruttogrundfläche von mind. ${n}m2`,
    (n: string) => `mehr als ${n} Quadratmeter BGF`,
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), marks, words, (n, mark, write) => {
      assert.deepEqual(queries(write(grouped(n, mark))), [`gfa=${n}`])
    }),
    runs(),
  )
})

test('the reader understands an amount in euros in every usual notation', () => {
  const forms = fc.constantFrom(
    (euros: number, mark: string) => `${grouped(euros, mark)} €`,
    (euros: number, mark: string) => `EUR ${grouped(euros, mark)},00`,
    (euros: number) => `${String(euros / 1e6).replace('.', ',')} Mio. €`,
    (euros: number) => `${String(euros / 1e6).replace('.', ',')} Millionen Euro`,
  )
  // Uses steps of 10,000 euros, which two decimals of a million can express.
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 99_999 }), marks, forms, (steps, mark, write) => {
      const euros = steps * 10_000
      const text = `KG 300 + 400 mindestens ${write(euros, mark)} netto`
      assert.deepEqual(queries(text), [`cost=${euros / 1e6}`], text)
    }),
    runs(),
  )
})

/**
 * Reads as a German reader does: groups of three after a dot or a space, decimals after a comma, or after a dot if not
 * three.
 */
function byHand(text: string): number | undefined {
  const [whole = '', decimals = '0', ...more] = text.split(',')
  if (more.length > 0 || decimals.length === 3 || /\D/.test(decimals)) return undefined
  const [first = '', ...groups] = whole.split(/\. ?| /)
  if (groups.length === 0) return Number(`${first}.${decimals}`)
  const isMixed = new Set(whole.match(/\. ?| /g)).size > 1
  if (!isMixed && groups.every(group => /^\d{3}$/.test(group)) && /^\d{1,3}$/.test(first))
    return Number(`${first}${groups.join('')}.${decimals}`)
  return groups.length === 1 && text === `${first}.${groups[0]}` ? Number(text) : undefined
}

test('the reader never reads digits and separators as a different number than a German reader would', () => {
  const texts = fc.array(fc.constantFrom('1', '5', '0', '.', ',', ' '), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(texts, parts => {
      const text = parts.join('').trim()
      const number = numberIn(text, 'de')
      if (number !== undefined) assert.equal(number, byHand(text), text)
    }),
    runs(3000),
  )
})

test('an ambiguous number or amount is not read', () => {
  for (const text of ['5,000', '1,500', '1,000.50']) assert.equal(numberIn(text, 'de'), undefined, text)
  for (const text of ['5.000', '1.500', '1.000,50']) assert.equal(numberIn(text, 'en'), undefined, text)
  assert.equal(millionsIn('1.500 Mio. €', 'de'), undefined)
  assert.equal(millionsIn('1,500 Mio. €', 'de'), undefined)
  assert.equal(millionsIn('1.500 T€', 'de'), 1.5)
  assert.equal(millionsIn('5.000 €', 'de'), 0.005, 'euros, and not millions')
})

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
const german = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
const english = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
)

test('the reader understands a date in every usual notation', () => {
  const two = (n: number) => String(n).padStart(2, '0')
  const forms = fc.constantFrom(
    (d: number, m: number, y: number) => `${two(d)}.${two(m)}.${y}`,
    (d: number, m: number, y: number) => `${d}.${m}.${y}`,
    (d: number, m: number, y: number) => `${d}. ${german[m - 1]} ${y}`,
    (d: number, m: number, y: number) => `${d} ${english[m - 1]} ${y}`,
    (d: number, m: number, y: number) => `${y}-${two(m)}-${two(d)}`,
    (_: number, m: number, y: number) => `${two(m)}/${y}`,
    (_: number, m: number, y: number) => `${german[m - 1]} ${y}`,
  )
  fc.assert(
    fc.property(day, forms, (date, write) => {
      const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
      const text = write(d, m, y)
      const month = `${y}-${two(m)}`
      assert.equal(dateIn(text, 'since')?.month, month, text)
      assert.deepEqual(queries(`Übergabe nicht vor dem ${text}`), [`since=${month}`], text)
      if (/\d\.$|\d{4}$/.test(text) && d === lastDay(month) && /^\d+\.\d+\./.test(text))
        assert.notDeepEqual(queries(`Übergabe nach dem ${text}`), [`since=${month}`], text)
    }),
    runs(),
  )
})

test('an impossible date is refused, and a bare year becomes its first or last month', () => {
  for (const text of ['31.02.2020', '00.01.2020', '32.01.2020', '01.13.2020', '29.02.2021', '2020-02-30'])
    assert.equal(dateIn(text, 'since'), undefined, text)
  assert.equal(dateIn('29.02.2024', 'since')?.month, '2024-02')
  assert.deepEqual(dateIn('2019', 'since'), { month: '2019-01', day: undefined, isYear: true })
  assert.deepEqual(dateIn('2019', 'until'), { month: '2019-12', day: undefined, isYear: true })
})

test('a count is read from words, from figures, or from both if they agree', () => {
  const counts = ['drei', 'fünf', 'zehn (10)', '8', 'eine', 'zwölf', 'zehn (11)', 'viel']
  assert.deepEqual(counts.map(countIn), [3, 5, 10, 8, 1, 12, undefined, undefined])
})

test('any text is read without an error, and each line has its correct position in the text', () => {
  const words = [
    'mind.',
    '5.000',
    'm²',
    'BGF',
    'LPH',
    '2-8',
    'oder',
    'KG 300',
    '€',
    'nach dem',
    '01.01.2020',
    '\n',
    ';',
    '(',
    'Punkte',
  ]
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 15 }), parts => {
      const text = parts.join(' ')
      for (const { text: line, start } of readTender(text, options).lines)
        assert.equal(text.slice(start, start + line.length), line)
    }),
    runs(500),
  )
})
