import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTender } from './reader.ts'

const options = { locale: 'de', categories: [{ id: 'education', words: ['School'] }], now: '2026-11' }

/** Returns all criteria read from an English passage, as the finder's address, or else its status. */
const read = (text: string): string =>
  readTender(`For the references: ${text}`, options)
    .lines.slice(-1)
    .map(({ status, found }) =>
      status === 'read' ? found.map(({ query, years }) => query || `years=${years}`).join(' ') : status,
    )
    .join()

test('the reader understands criteria in the various wordings of English notices', () => {
  const expected: Record<string, string> = {
    'HOAI work stages 2 to 8 completed': 'lph=2-8&done=1',
    'at least five consecutive stages of the work stages 1 to 9': 'lph=1-9&row=5',
    'fee zone III or higher': 'zone=3',
    'fee zone at least III': 'zone=3',
    'gross floor area from 3,000 m²': 'gfa=3000',
    'client: public sector': 'client=public',
    'a gross floor area of not less than 12,500 m²': 'gfa=12500',
    'construction costs (cost groups 300 and 400) of at least EUR 10 million net': 'cost=10',
    'construction costs of the cost groups 300 to 400 exceeding 2.5 million euros, plus VAT': 'cost=2.5',
    'new building or extension of a school': 'type=education kind=new-build,extension',
    'completed after 31 December 2018': 'since=2019-01',
    'completed after December 2018': 'since=2019-01',
    'completion between 01/2018 and 12/2025': 'since=2018-01&until=2025-12',
    'handed over within the last eight years': 'years=8',
    'not older than eight years': 'years=8',
    'provided for a public contracting authority': 'client=public',
    'one of the references is a listed building': 'listed=1',
  }
  for (const [text, query] of Object.entries(expected)) assert.equal(read(text), query, text)
})

test('a line with a year is not taken for a heading that ends the section on references', () => {
  const notice = `${'The works are described in the annex. '.repeat(20)}\nSelection criteria: references\nCompleted after 31 December 2018`
  assert.equal(readTender(notice, options).lines.at(-1)?.found[0]?.query, 'since=2019-01')
})

test('the reader skips upper limits, ranges, other costs or currencies, and ambiguous numbers', () => {
  for (const text of [
    'a gross floor area of no more than 5,000 m²',
    'a gross floor area that does not exceed 5,000 m²',
    'a gross floor area of at least 12.500 m²',
    'a gross floor area from 3,000 to 6,000 m²',
    'a gross floor area from 3,000 m² to 6,000 m²',
    'construction costs from EUR 5 million to EUR 10 million',
    'fee zone from II to IV',
    'construction costs between 5 and 10 million euros',
    'total construction costs of at least 5 million euros',
    'a fee of at least 500,000 euros net of all construction costs',
    'construction costs (cost groups 300 and 400) of at least £10 million net',
    'construction costs (cost groups 300 and 400) of at least 10 million pounds net',
    'construction costs (cost groups 300 and 400) of at least 10 million Swiss francs net',
    'construction costs (cost groups 300 and 400) of at least 10 million US dollars net',
    'completed after December 31, 2018',
    'completed after 31/12/2018',
    'a gross floor area of at least 5,000 m² per floor',
    'at least four storeys and a gross floor area of at least 5,000 m²',
    'more than twenty flats and a gross floor area of at least 5,000 m²',
  ])
    assert.doesNotMatch(read(text), /=/, text)
})
