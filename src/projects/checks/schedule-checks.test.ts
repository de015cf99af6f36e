import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setLocales } from '../../routes.ts'
import type { Content } from '../../site/content.ts'
import { scheduleProblems } from './schedule-checks.ts'

const bar = (name: string) => ({
  phase: 8,
  name: { in: (locale: string) => (locale === 'en' ? name : undefined) },
  start: { iso: '2024-01' },
  end: { iso: '2024-06' },
})
const problems = (...names: string[]) =>
  scheduleProblems({ schedule: names.map(bar), facts: {} } as unknown as Content['projects'][string], 8)

test('two bars of the same stage need different names, in any language of the firm', () => {
  setLocales(['en'])
  assert.deepEqual(problems('Hall 1', 'Hall 2'), [])
  assert.match(problems('Hall 1', 'Hall 1')[0]?.says.en ?? '', /has a bar already/)
  setLocales(['de', 'en'])
})

test('only stages after the construction stage may end after the completion of the building', () => {
  const found = (phase: number, built: number) =>
    scheduleProblems(
      {
        schedule: [{ phase, start: { iso: '2024-01' }, end: { iso: '2026-06' } }],
        facts: { completion: { iso: '2025-03' } },
      } as unknown as Content['projects'][string],
      built,
    )
  assert.match(found(8, 8)[0]?.says.en ?? '', /ends after completion/)
  assert.deepEqual(found(9, 8), [])
  assert.match(found(6, 6)[0]?.says.en ?? '', /ends after completion/)
  assert.deepEqual(found(7, 6), [], 'in a country whose seventh stage is the last')
})
