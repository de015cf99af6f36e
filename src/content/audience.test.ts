// Checks the facts that an audience gets, and that only certain programs may ask for more than visitors see.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as v from 'valibot'
import type { Audience } from './audience.ts'
import { publicContent } from './public-content.ts'
import { factsSchema } from './schemas/facts.ts'

const today = '2026-06-15'
const facts = v.parse(factsSchema, {
  location: 'Wien',
  ownShare: { value: 80, public: false },
  client: {
    name: { value: 'Stadt', consent: { on: '2026-01-01', for: ['tenders'] } },
    contact: { value: { name: 'Erika Muster' }, public: false },
  },
})
const project = { visibility: 'internal', facts }
const seenBy = (audience?: Audience) => {
  const [seen] = publicContent([project], today, audience)
  return seen && [seen.facts.ownShare, seen.facts.client?.name, seen.facts.client?.contact?.name]
}

test('visitors see no internal project, and only the firm itself sees a contact without consent', () => {
  assert.equal(seenBy(), undefined)
  assert.deepEqual(seenBy('application'), [undefined, 'Stadt', undefined])
  assert.deepEqual(seenBy('application-with-internal'), [80, 'Stadt', undefined])
  assert.deepEqual(seenBy('desk'), [80, 'Stadt', 'Erika Muster'])
})

test('an application leaves out a client name whose consent has expired', () => {
  const name = { value: 'Stadt', consent: { on: '2026-01-01', for: ['tenders'], until: '2026-06-14' } }
  const { client } = v.parse(factsSchema, { location: 'Wien', client: { name } })
  assert.deepEqual(publicContent({ client }, today, 'application').client, { name: undefined })
})

test('only the programs of the bid desk open internal facts', () => {
  const programs = globSync('{src,build,service,cli,studio,deploy,bin,tools}/**/*.{ts,tsx,astro,mjs}', {
    exclude: path => path.endsWith('.test.ts'),
  })
  assert.ok(programs.length > 500)
  assert.deepEqual(programs.filter(file => /\bsetAudience\(/.test(readFileSync(file, 'utf8'))).sort(), [
    'cli/bid-files.ts',
    'studio/bids/desk-process.ts',
  ])
})
