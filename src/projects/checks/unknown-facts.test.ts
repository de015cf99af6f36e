import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Content } from '../../site/content.ts'
import { unknownFacts } from './unknown-facts.ts'

const found = (facts: object, schedule?: object[]) =>
  unknownFacts({
    ownFacts: [{ id: 'span' }],
    interface: { facts: { currencies: [{ code: 'EUR' }, { code: 'CHF' }] } },
    projectPage: { schedule: { names: ['a', 'b', 'c', 'd', 'e', 'f'] } },
    projects: { hall: { facts, schedule } },
  } as unknown as Partial<Content>).map(({ path }) => path.slice(2).join(' › '))

test('the check accepts facts that the firm has defined', () => {
  const facts = { own: { span: 34 }, costs: { net: 1, currency: 'CHF' }, phases: { from: 1, to: 6 } }
  assert.deepEqual(found(facts, [{ phase: 5, toPhase: 6 }]), [])
})

test('the check reports an unknown figure, currency or stage at its place in the project', () => {
  assert.deepEqual(found({ own: { trees: 9 } }), ['facts › own › trees'])
  assert.deepEqual(found({ costs: { net: 1, currency: 'HUF' } }), ['facts › costs › currency'])
  assert.deepEqual(found({ phases: { from: 1, to: 8 } }), ['facts › phases'])
  assert.deepEqual(found({}, [{ phase: 2 }, { phase: 7 }]), ['schedule › 1'])
})
