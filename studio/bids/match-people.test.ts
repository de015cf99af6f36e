// The finder of people counts only the work that was asked for, and names the gaps.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Engagement, findPeople, type PeopleQuery } from './match-people.ts'

const work: Engagement = {
  project: 'school',
  title: 'School',
  use: 'education',
  role: 'Architect',
  isLead: true,
  stages: { from: 5, to: 8 },
  completion: '2024-05',
  isCompleted: true,
}
const query: PeopleQuery = { mustLead: true, use: 'education', from: 5, to: 8, years: 5, atLeast: 1 }
const judge = (change: Partial<Engagement>, asked: Partial<PeopleQuery> = {}) => {
  const colleagues = [{ id: 'a', name: 'A', engagements: [{ ...work, ...change }] }]
  const [person] = findPeople(colleagues, { ...query, ...asked }, '2026-11')
  const [only] = person?.engagements ?? []
  return only && [...only.gaps, ...only.missingStages]
}

test('a project counts for a person only if role, use and work stages match the query', () => {
  assert.deepEqual(judge({}), [])
  assert.deepEqual(judge({ isLead: false }), ['not-led'])
  assert.deepEqual(judge({ isLead: false }, { mustLead: false }), [])
  assert.deepEqual(judge({ use: 'office' }), ['other-use'])
  assert.deepEqual(judge({ use: 'office' }, { use: '' }), [])
  assert.deepEqual(judge({ stages: { from: 6, to: 8 } }), ['stages', 5])
  assert.deepEqual(judge({ stages: undefined }), ['stages-unknown'])
})

test('a handover counts only within the period, and a bare year only if all its months do', () => {
  assert.deepEqual(judge({ completion: '2021-11' }), [])
  assert.deepEqual(judge({ completion: '2021-10' }), ['too-old'])
  assert.deepEqual(judge({ completion: '2021' }), ['date-unknown'])
  assert.deepEqual(judge({ completion: '2022' }), [])
  assert.deepEqual(judge({ completion: undefined }), ['date-unknown'])
  assert.deepEqual(judge({ completion: '2024-05', isCompleted: false }), ['not-finished'])
  assert.deepEqual(judge({ completion: '2001' }, { years: 0 }), [])
})

test('people with the most matching projects come first, and people who miss two conditions are left out', () => {
  const person = (id: string, ...engagements: Engagement[]) => ({ id, name: id, engagements })
  const far = { ...work, isLead: false, use: 'office' }
  const found = findPeople(
    [person('a', far), person('b', work), person('c', { ...work, isLead: false }), person('d', work, work)],
    query,
    '2026-11',
  )
  assert.deepEqual(
    found.map(({ id, met }) => [id, met]),
    [
      ['d', 2],
      ['b', 1],
      ['c', 0],
    ],
  )
})
