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
  scheduleProblems({ schedule: names.map(bar), facts: {} } as unknown as Content['projects'][string])

test('two parts of a stage have different names, in whatever language the firm speaks', () => {
  setLocales(['en'])
  assert.deepEqual(problems('Hall 1', 'Hall 2'), [])
  assert.match(problems('Hall 1', 'Hall 1')[0]?.says.en ?? '', /has a bar already/)
  setLocales(['de', 'en'])
})
