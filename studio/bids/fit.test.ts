import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reference } from '../../src/projects/finder/criterion.ts'
import { speakingIn } from './desk-references.server.ts'
import { fit } from './fit.ts'
import { figureOf, leastOf, type Requirement, type Scope } from './requirement.ts'

const speaking = { ...speakingIn('de'), now: '2026-11' }

const project = (id: string, gross: number | undefined, kind: 'public' | 'private'): Reference => ({
  id,
  title: id,
  category: 'x',
  facts: {
    location: 'Fulda',
    completion: '2024-05',
    areas: { gross },
    client: { kind, description: undefined, name: undefined },
  } as unknown as Reference['facts'],
  stageEnds: {},
  built: undefined,
})
const wanted = (number: number, query: string, scope: Scope, atLeast = 1): Requirement => ({
  number,
  query,
  scope,
  atLeast,
  text: query,
})
const projects = [
  project('a', 6000, 'private'),
  project('b', 5200, 'public'),
  project('c', 4600, 'public'),
  project('d', undefined, 'public'),
]

const fitted = (requirements: Requirement[], size: number, all = projects) =>
  fit({ requirements, size }, all, speaking)

test('a proposed set meets the criteria for each reference and covers those for some references', () => {
  const { sets, projects: ranked } = fitted(
    [wanted(1, 'gfa=4000', 'each'), wanted(2, 'client=public', 'some', 2)],
    2,
  )
  assert.deepEqual(sets, [{ projects: ['b', 'c'], open: 0, points: { least: 0, most: 0 } }])
  assert.equal(ranked.at(-1)?.id, 'd', 'a fact that is not known never counts as met')
  assert.equal(ranked.at(-1)?.cells[1]?.verdict, 'open')
})

test('sets of references are listed with the best first', () => {
  const { sets } = fitted([wanted(1, 'gfa=4000', 'each'), wanted(2, 'client=public', 'some')], 2)
  assert.deepEqual(
    sets.map(({ projects }) => projects.join()),
    ['b,c', 'b,a', 'c,a'],
  )
})

test('a criterion for all references together uses their sum, and an unknown value adds nothing', () => {
  const sets = (least: number) =>
    fitted([wanted(1, `gfa=${least}`, 'together')], 2).sets.map(({ projects }) => projects.toSorted().join())
  assert.deepEqual(sets(11_000), ['a,b'])
  assert.deepEqual(sets(11_300), [])
  const parts = (chosen: string[]) =>
    fit({ requirements: [wanted(1, 'gfa=11000', 'together')], size: 2, chosen }, projects, speaking)
      .projects.filter(({ cells }) => cells[1]?.isPart)
      .map(({ id }) => id)
      .toSorted()
  assert.deepEqual(parts([]), ['a', 'b'], 'the proposed set does it together')
  assert.deepEqual(parts(['b', 'c']), [], 'the selected one does not')
})

test('if no set meets all criteria, the criterion that prevents it is named', () => {
  const each = fitted([wanted(1, 'gfa=5900', 'each'), wanted(2, 'listed=1', 'some')], 1)
  assert.deepEqual([each.sets, each.blocking], [[], [2]])
  assert.deepEqual(fitted([wanted(1, 'gfa=9000', 'each')], 2).blocking, [1])
})

test('a verdict that rests on internal facts is marked as internal', () => {
  const published = [project('a', undefined, 'private'), ...projects.slice(1, 3)]
  const requirements = [wanted(1, 'gfa=4000', 'each')]
  const { projects: ranked } = fit({ requirements, size: 1 }, projects, speaking, published)
  const marks = ranked.map(({ id, isInternal, cells }) => [id, isInternal, cells[1]?.isInternal])
  assert.deepEqual(marks.sort(), [
    ['a', false, true],
    ['b', false, false],
    ['c', false, false],
    ['d', true, true],
  ])
})

test('a nearly met criterion counts as unmet, and shows how much is missing', () => {
  const { projects: ranked } = fitted([wanted(1, 'gfa=5000', 'each')], 1)
  const cell = (id: string) => ranked.find(project => project.id === id)?.cells[1]
  assert.deepEqual([cell('c')?.verdict, cell('c')?.short], ['unmet', '400\u00a0m²'])
  assert.equal(cell('b')?.short, undefined)
})

test('a cost equal to the minimum meets a criterion, but only in the required currency', () => {
  const costing = (net: number, currency?: string): Reference => {
    const { facts, ...rest } = project('e', undefined, 'public')
    return { ...rest, facts: { ...facts, costs: { net, currency } } as Reference['facts'] }
  }
  assert.equal(leastOf(wanted(1, 'cost=8.3', 'each'), speaking), 8_300_000)
  const together = fitted([wanted(1, 'cost=8.3', 'together')], 1, [costing(8_300_000)])
  assert.equal(together.sets.length, 1)
  const figure = (query: string, currency?: string) =>
    figureOf(costing(5_000_000, currency), wanted(1, query, 'each'), speaking)
  assert.deepEqual(
    [figure('cost=5'), figure('cost=5', 'CHF'), figure('cost=5&currency=CHF', 'CHF')],
    [5_000_000, undefined, 5_000_000],
  )
  assert.equal(figure('cost=5&currency=CHF'), undefined)
  const nearly = fitted([wanted(1, 'cost=5&currency=CHF', 'each')], 1, [costing(4_900_000, 'CHF')])
  assert.match(nearly.projects[0]?.cells[1]?.short ?? '', /CHF/)
})
