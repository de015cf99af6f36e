// Checks numbers that texts must not contain, and others that only look like them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Localized } from '../content/values.ts'
import type { Content } from './content.ts'
import { placeholderProblems } from './placeholder-values.ts'

const city = new Localized({ de: 'Wien', en: 'Vienna' })
const phone = { shown: '+43 1 000 0020' }
const firm = {
  name: 'Lotwerk Ziviltechniker GmbH',
  shortName: 'Lotwerk',
  phone,
  offices: [{ id: 'graz', company: 'Lotwerk Graz KG', city, phone, email: 'graz@lotwerk.example' }],
}

/** Returns the placeholders that the German message suggests instead. */
const refused = (text: string) =>
  placeholderProblems({
    firm,
    text: new Localized({ de: text, en: 'Nothing of that.' }),
  } as unknown as Partial<Content>).map(({ says }) => /\{([\w.]+)\}$/.exec(says.de)?.[1])

for (const [text, placeholder] of [
  ['Die Lotwerk Ziviltechniker GmbH haftet.', 'firm.name'],
  ['Die Lotwerk Graz KG steht im Hof.', 'office.graz.company'],
  ['Rufen Sie an: +43 1 000 00 20.', 'firm.phone'],
] as const)
  test(`the check refuses a literal value: ${text}`, () => assert.deepEqual(refused(text), [placeholder]))

for (const text of [
  'Ein Lotwerk gehört auf jede Baustelle.',
  'Die Lotwerk Digital GmbH ist eine andere.',
  '{firm.name} plant in Wien.',
])
  test(`the check allows this text: ${text}`, () => assert.deepEqual(refused(text), []))
