import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from './site.ts'
import { peopleWithCard, vcard } from './vcard.ts'

const { firm, people } = site('de')
const [person] = Object.values(people.persons)
assert.ok(person)

for (const [name, inCard] of [
  ['Mira Lindner', 'N:Lindner;Mira;;;'],
  ['Dr. Mira Lindner', 'N:Lindner;Mira;;Dr.;'],
  ['Prof. Dr.-Ing. h. c. Mira von Lindner', 'N:von Lindner;Mira;;Prof. Dr.-Ing. h. c.;'],
  ['J. P. Lindner', 'N:P. Lindner;J.;;;'],
] as const)
  test(`the contact card for ${name} separates titles, first name and surname`, () => {
    const lines = vcard({ ...person, name }, firm).split('\r\n')
    assert.ok(lines.includes(inCard), lines.join('\n'))
    assert.ok(lines.includes(`FN:${name}`))
  })

test('only people whose contact a page shows have a contact card', () => {
  const { pages } = site('de')
  assert.deepEqual(peopleWithCard([{ people, pages }]), Object.keys(people.persons))
  const { contact, ...others } = pages
  assert.deepEqual(peopleWithCard([{ people, pages: others }]), ['lindner', 'ostrov'])
})
