// Scores the reader over a file of phrases: a Markdown table with the columns quote, meaning and besides.
import { readTender, type TenderOptions } from './reader.ts'

export const outcomes = ['right', 'named', 'silent', 'partly', 'wrong'] as const
type Outcome = (typeof outcomes)[number]

export type Scored = { number: string; quote: string; outcome: Outcome; expected: string; read: string }

/**
 * `right`: all of the meaning, or named as something that cannot be judged. `named`: a phrase with a meaning was
 * taken for something that cannot be judged. `silent`: nothing was read. `partly`: some of it. `wrong`: something else.
 */
export function scorePhrases(markdown: string, options: TenderOptions): Scored[] {
  const rows = markdown
    .split('\n')
    .filter(line => /^\| ?\d/.test(line))
    .map(line =>
      line
        .replaceAll('\\|', ',')
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
  return rows.map(([number = '', , quote = '', meaning = '', besides = '']) => {
    const { lines } = readTender(quote.replace(/^„|“$/g, ''), options)
    const read = lines.flatMap(({ found }) =>
      found.flatMap(({ query, years }) => [
        ...(years === undefined ? [] : [`years=${years}`]),
        ...(query === '' || years !== undefined ? [] : query.split('&')),
      ]),
    )
    const expected = (meaning.match(/[a-z]+=[^\s`]+/g) ?? []).map(sorted)
    const got = read.map(sorted).filter(pair => expected.includes(pair) || !isBesides(pair, besides, quote))
    const isNamed = lines.some(({ status }) => status === 'cannot-judge')
    return {
      number,
      quote,
      outcome: outcomeOf(expected, got, isNamed, read.length > 0),
      expected: expected.join(' '),
      read: read.join(' '),
    }
  })
}

const sorted = (pair: string) => {
  const [key = '', value = ''] = pair.split('=')
  return `${key}=${value.split(',').sort().join(',')}`
}

/** True for a reading that the column "besides" explains, and for which the meaning had no key. */
function isBesides(pair: string, besides: string, quote: string): boolean {
  const [key] = pair.split('=')
  if (key === 'done') return /finished/.test(besides) || /abgeschlossen|erbracht/.test(quote)
  if (key === 'by') return /date-of-lph8/.test(besides)
  if (key === 'lph' || key === 'any') return /any-n-stages/.test(besides)
  return key === 'discipline' && /discipline-/.test(besides)
}

function outcomeOf(expected: string[], got: string[], isNamed: boolean, isRead: boolean): Outcome {
  if (got.some(pair => !expected.includes(pair))) return 'wrong'
  if (expected.length === 0) return isNamed || isRead ? 'right' : 'silent'
  if (got.length === 0) return isNamed ? 'named' : 'silent'
  return got.length === expected.length ? 'right' : 'partly'
}
