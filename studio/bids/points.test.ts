import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Reference } from '../../src/projects/finder/criterion.ts'
import { runs } from '../../tests/support/runs.ts'
import { speakingIn } from './desk-references.server.ts'
import { activeRequirements, requirementsOf } from './draft-requirements.ts'
import { fit } from './fit.ts'
import type { Scoring } from './points.ts'
import type { Requirement } from './requirement.ts'
import { readTender } from './tender/reader.ts'

const speaking = { ...speakingIn('de'), now: '2026-11' }
const project = (id: string, gross: number | undefined, kind: 'public' | 'private'): Reference => ({
  id,
  title: id,
  category: 'x',
  facts: {
    location: 'Fulda',
    areas: { gross },
    client: { kind, description: undefined, name: undefined },
  } as unknown as Reference['facts'],
  stageEnds: {},
  built: undefined,
})
const requirement = (number: number, query: string, more: Partial<Requirement>): Requirement => ({
  number,
  query,
  scope: 'each',
  atLeast: 1,
  text: query,
  ...more,
})
const table = [
  requirement(1, 'gfa=3000', { points: 1 }),
  requirement(2, 'gfa=5000', { points: 4 }),
  requirement(3, 'client=public', { points: 2 }),
]
const set = (requirements: Requirement[], references: Reference[], size: number, scoring?: Scoring) =>
  fit({ requirements, size, ...(scoring && { scoring }) }, references, speaking).sets

test('each row of a points table becomes a scored criterion instead of a mandatory one', () => {
  const { lines } = readTender(
    'Wertung der Referenzen:\nBGF ab 3.000 m²: 1 Punkt\nBGF ab 5.000 m²: 3 Punkte\nNeubau mit mindestens 4.000 m² BGF: 2 Punkte',
    { locale: 'de', categories: [], now: '2026-11' },
  )
  assert.deepEqual(
    activeRequirements(requirementsOf(lines)).map(({ query, points }) => [query, points]),
    [
      ['gfa=3000', 1],
      ['gfa=5000', 3],
      ['gfa=4000&kind=new-build', 2],
    ],
  )
})

test('an upper limit of points is read only if unambiguous, and no set of references exceeds it', () => {
  const read = (text: string) =>
    readTender(`Wertung der Referenzen:\n${text}`, { locale: 'de', categories: [], now: '2026-11' }).lines[1]
  for (const text of [
    'BGF ab 3.000 m²: je Referenz 2 Punkte, höchstens 6',
    'BGF ab 3.000 m²: 2 Punkte je Referenz (insgesamt maximal 6 Punkte)',
    'BGF ab 3.000 m²: 2 points per reference, max. 6 points in total',
  ]) {
    const { status, points, maxPoints, found } = read(text) ?? {}
    assert.deepEqual([status, points, maxPoints, found?.[0]?.query], ['read', 2, 6, 'gfa=3000'], text)
  }
  for (const text of [
    'BGF ab 3.000 m²: 2 Punkte, höchstens 6 Punkte',
    'BGF ab 3.000 m²: je Referenz 6 Punkte, höchstens 2 Punkte',
    'BGF ab 3.000 m²: je Referenz 2 Punkte, höchstens 6 Referenzen',
    'BGF ab 3.000 m²: bis zu 6 Punkte',
    'BGF ab 3.000 m²: 0 bis 6 Punkte',
  ])
    assert.equal(read(text)?.status, 'unread', text)

  const references = ['a', 'b', 'c'].map(id => project(id, 6000, 'public'))
  const limited = [
    requirement(1, 'gfa=3000', { points: 2 }),
    requirement(2, 'gfa=5000', { points: 3, maxPoints: 5 }),
  ]
  assert.deepEqual(
    set([...limited, requirement(3, 'client=public', { points: 1 })], references, 3)[0]?.points,
    {
      least: 8,
      most: 8,
    },
  )
})

test('the set with the most points comes first, and only the highest grade of a criterion counts', () => {
  const references = [
    project('a', 6000, 'private'),
    project('b', 3500, 'public'),
    project('c', undefined, 'public'),
    project('d', 2000, 'private'),
  ]
  const sets = set(table, references, 2)
  assert.deepEqual(
    sets.map(({ projects, points }) => [projects.toSorted().join(), points]),
    [
      ['a,b', { least: 7, most: 7 }],
      ['a,c', { least: 6, most: 10 }],
      ['b,c', { least: 5, most: 9 }],
    ],
  )
  assert.deepEqual(set(table, references, 2, 'best')[0]?.points, { least: 6, most: 6 })
})

test('a set that misses a mandatory criterion is never proposed for its points', () => {
  const references = [
    project('a', 6000, 'private'),
    project('b', 3500, 'public'),
    project('c', 900, 'public'),
  ]
  const duty = requirement(4, 'client=public', { scope: 'each' })
  assert.deepEqual(
    set([...table, duty], references, 2).map(({ projects }) => projects.toSorted()),
    [['b', 'c']],
  )
})

test('the best-scoring set is found even among too many projects to try every combination', () => {
  const gross = fc.array(fc.integer({ min: 500, max: 7000 }), { minLength: 45, maxLength: 60 })
  fc.assert(
    fc.property(gross, fc.integer({ min: 0, max: 44 }), (areas, only) => {
      // One project alone has a public client, which one reference of the bid must have.
      const references = areas.map((area, index) =>
        project(String(index), area, index === only ? 'public' : 'private'),
      )
      const duty = requirement(4, 'client=public', { scope: 'some' })
      const [best] = set([...table.slice(0, 2), duty], references, 4)
      const points = areas.map(area => (area >= 5000 ? 4 : area >= 3000 ? 1 : 0))
      const others = points.toSpliced(only, 1).sort((a, b) => b - a)
      const most = (points[only] ?? 0) + others.slice(0, 3).reduce<number>((a, b) => a + b, 0)
      assert.equal(best?.points.least, most)
      assert.ok(best?.projects.includes(String(only)))
    }),
    runs(4),
  )
})
