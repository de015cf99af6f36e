import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTender } from './reader.ts'

const options = { locale: 'de', categories: [], now: '2026-11' }

/** Returns each criterion of a text with the references to which it applies. */
const scopes = (text: string) =>
  readTender(text, options).lines.flatMap(({ found, scope, atLeast }) =>
    found.map(({ query }) => `${query} ${scope} ${atLeast ?? ''}`.trim()),
  )

test('the reader tells "each" from "at least one", and applies a lead-in to its list items', () => {
  const text = [
    'Jede Referenz erfüllt:',
    '- mindestens 5.000 m² BGF',
    '- LPH 2 bis 8 erbracht',
    'Mindestens eine der drei Referenzen muss für einen öffentlichen Auftraggeber erbracht sein.',
    'Von den drei Referenzen muss mindestens eine unter Denkmalschutz stehen.',
    'Davon müssen mindestens zwei Referenzen eine BGF von mindestens 9.000 m² haben.',
    'Davon mindestens zwei mit Honorarzone IV oder höher.',
  ].join('\n')
  assert.deepEqual(scopes(text), [
    'gfa=5000 each',
    'lph=2-8&done=1 each',
    'client=public some 1',
    'listed=1 some 1',
    'gfa=9000 some 2',
    'zone=4 some 2',
  ])
})

test('the reader tells a number of references from values that are added up, in various wordings', () => {
  const expected: Record<string, string> = {
    'Es müssen insgesamt drei Referenzen mit jeweils mindestens 2.000 m² BGF vorgelegt werden.': 'each',
    'Insgesamt sind mindestens 3 Referenzen vorzulegen, jede mit mindestens 2.000 m² BGF': 'each',
    'Vorzulegen sind insgesamt drei Referenzen, die jeweils erfüllen:\n- mindestens 2.000 m² BGF': 'each',
    'Insgesamt hat der Bewerber drei Referenzen zu nennen:\n- mindestens 2.000 m² BGF': 'undefined',
    'In jedem Referenzprojekt beträgt die BGF mindestens 2.000 m².': 'each',
    'Jede Referenz hat insgesamt mindestens 2.000 m² BGF': 'each',
    'Three references in total, each with a gross floor area of at least 2,000 m²': 'each',
    'A total of three references, each with a gross floor area of at least 2,000 m²': 'each',
    'Es sind insgesamt drei Referenzen mit mindestens 2.000 m² BGF vorzulegen.': 'undefined',
    'Die Referenzen haben zusammen mindestens 2.000 m² BGF und jeweils Fördermittel': 'undefined',
    'Insgesamt mindestens 2.000 m² BGF über alle Referenzen': 'together',
    'Drei Referenzen mit insgesamt mindestens 2.000 m² BGF': 'together',
    'Insgesamt drei Referenzen mit zusammen mindestens 2.000 m² BGF': 'together',
    'Die Summe der BGF aller Referenzen beträgt mindestens 2.000 m².': 'together',
    'The sum of the gross floor area of all references is at least 2,000 m²': 'together',
    'Bei mindestens einer Referenz beträgt die BGF mindestens 2.000 m².': 'some 1',
    'In mindestens einem Referenzprojekt beträgt die BGF mindestens 2.000 m².': 'some 1',
    'Wenigstens in einer Referenz beträgt die BGF mindestens 2.000 m².': 'some 1',
    'Bei mindestens 2 Referenzen beträgt die BGF mindestens 2.000 m².': 'some 2',
    'Drei Referenzen, wobei mindestens zwei Referenzen mindestens 2.000 m² BGF haben': 'some 2',
    'Mindestens zwei von drei Referenzen haben mindestens 2.000 m² BGF': 'some 2',
    'In at least two references, the gross floor area is at least 2,000 m²': 'some 2',
  }
  for (const [text, scope] of Object.entries(expected))
    assert.match(scopes(text).join(), new RegExp(`^gfa=2000 ${scope}(?:,|$)`), text)
})
