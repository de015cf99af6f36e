import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlanned } from '../facts.ts'
import { readShortlist, writeQuery } from '../shortlist/shortlist-address.ts'
import { activeCriteria, type Criteria, readCriteria, without, writeCriteria } from './criteria.ts'
import type { Judging, Reference } from './criterion.ts'
import type { CriterionKey } from './keys.ts'
import { blockingCriterion, grouped, matchReference, rank, unknowable } from './match.ts'

const now = '2026-11'
const judging: Judging = { now, stages: { count: 9, built: 8 }, mainCurrency: 'EUR' }
type Facts = Partial<Reference['facts']> & { stageEnds?: Reference['stageEnds']; category?: string }
const referenceOf = ({ stageEnds = {}, category = 'education', ...facts }: Facts): Reference => ({
  id: 'school',
  title: 'School',
  category,
  facts: { location: 'Wien', ...facts } as Reference['facts'],
  stageEnds,
  built: stageEnds[8],
})
const says = (facts: Facts, criteria: Criteria, key: CriterionKey, by = judging) => {
  const { verdict, only } = matchReference(referenceOf(facts), key, criteria, by)
  return only ? `${verdict}: ${only}` : verdict
}
const stages = (from: number, to: number) => ({ phases: { from, to } })
const range = (from: number, to: number) => ({ range: { from, to } })

test('a project must have all requested stages, and may have more', () => {
  const criteria = { lph: range(2, 8) }
  assert.equal(says(stages(1, 9), criteria, 'lph'), 'met')
  assert.equal(says(stages(2, 8), criteria, 'lph'), 'met')
  assert.equal(says(stages(1, 7), criteria, 'lph'), 'unmet')
  assert.equal(says(stages(3, 9), criteria, 'lph'), 'unmet')
  assert.equal(says({}, criteria, 'lph'), 'open')
})

test('a minimum number of stages, consecutive or not, is enough if the tender allows it', () => {
  const criteria = { lph: { ...range(2, 8), enough: 5 } }
  assert.equal(says(stages(1, 6), criteria, 'lph'), 'met')
  assert.equal(says(stages(1, 5), criteria, 'lph'), 'unmet', 'stage 1 is outside')
  assert.equal(says(stages(5, 9), { lph: { enough: 5 } }, 'lph'), 'met', 'any five of the nine')
  // Stage 6 is not finished, which leaves a gap.
  const gap = {
    ...stages(2, 8),
    stageEnds: {
      2: '2020-01',
      3: '2020-01',
      4: '2020-01',
      5: '2020-01',
      6: '2027-01',
      7: '2020-01',
      8: '2020-01',
    },
  }
  assert.equal(says(gap, { lph: { ...range(2, 8), enough: 5, finished: true } }, 'lph'), 'unmet')
  assert.equal(says(gap, { lph: { ...range(2, 8), enough: 5, any: true, finished: true } }, 'lph'), 'met')
})

test('commissioned stages do not count as finished', () => {
  const finished: Criteria = { lph: { ...range(1, 9), finished: true } }
  const hall = { ...stages(1, 9), completion: '2026-06', stageEnds: { 8: '2026-06' } }
  assert.equal(says(hall, { lph: range(1, 9) }, 'lph'), 'met')
  assert.equal(says(hall, finished, 'lph'), 'open: finished', 'stage 9 goes on for years')
  assert.equal(says({ ...hall, stageEnds: { 9: '2026-10' } }, finished, 'lph'), 'met')
  assert.equal(says({ ...hall, stageEnds: { 9: '2031-06' } }, finished, 'lph'), 'unmet')
  assert.equal(says(hall, { lph: { ...range(1, 8), finished: true } }, 'lph'), 'met')
  const site = { ...stages(1, 8), completion: '2027', stageEnds: { 5: '2026-02' } }
  assert.equal(says(site, { lph: { ...range(5, 5), finished: true } }, 'lph'), 'met')
  assert.equal(says(site, { lph: { ...range(5, 8), finished: true } }, 'lph'), 'unmet')
  assert.equal(says(stages(1, 8), { lph: { ...range(1, 8), finished: true } }, 'lph'), 'open: finished')
})

test('a minimum fee zone is met, not met or, without a published zone, open', () => {
  assert.equal(says({ feeZone: 4 }, { zone: 4 }, 'zone'), 'met')
  assert.equal(says({ feeZone: 3 }, { zone: 4 }, 'zone'), 'unmet')
  assert.equal(says({}, { zone: 4 }, 'zone'), 'open')
})

test('if the requested kind of area is missing, the other kind decides where it can', () => {
  const areas = (gross?: number, usable?: number) => ({ areas: { gross, usable } }) as Facts
  assert.equal(says(areas(5000), { gfa: 5000 }, 'gfa'), 'met')
  assert.equal(says(areas(4999, 6000), { gfa: 5000 }, 'gfa'), 'unmet', 'what is exact counts')
  assert.equal(
    says(areas(undefined, 5000), { gfa: 5000 }, 'gfa'),
    'met',
    'the whole is not less than its part',
  )
  assert.equal(says(areas(undefined, 4000), { gfa: 5000 }, 'gfa'), 'open: nuf')
  assert.equal(says(areas(4000), { nuf: 5000 }, 'nuf'), 'unmet')
  assert.equal(says(areas(9000), { nuf: 5000 }, 'nuf'), 'open: gfa')
  assert.equal(says({}, { nuf: 5000 }, 'nuf'), 'open')
})

test('if the requested net or gross cost is missing, the other kind decides where it can', () => {
  const costs = (net?: number, gross?: number) =>
    ({ costs: { net: net && net * 1e6, gross: gross && gross * 1e6 } }) as Facts
  const gross: Criteria = { cost: { least: 10, gross: true } }
  const net: Criteria = { cost: { least: 10 } }
  assert.equal(says(costs(10), net, 'cost'), 'met')
  assert.equal(says(costs(9.9, 11.8), net, 'cost'), 'unmet')
  assert.equal(says(costs(9.9, 11.8), gross, 'cost'), 'met')
  assert.equal(says(costs(10), gross, 'cost'), 'met', 'with VAT it is more')
  assert.equal(says(costs(9), gross, 'cost'), 'open: net')
  assert.equal(says(costs(undefined, 9), net, 'cost'), 'unmet')
  assert.equal(says(costs(undefined, 11), net, 'cost'), 'open: gross')
  const eightThree = { costs: { net: 8_300_000 } }
  assert.equal(says(eightThree, { cost: { least: 8.3 } }, 'cost'), 'met', '8.3 × 1,000,000 is a little more')
  assert.equal(says(costs(99, 99), { cost: { least: 1, groups: '500' } }, 'cost'), 'open', 'another group')
})

test('a cost in francs cannot decide a criterion in euros', () => {
  const hall = { costs: { net: 12e6, currency: 'CHF' } }
  assert.equal(says(hall, { cost: { least: 10 } }, 'cost'), 'open: currency')
  assert.equal(says(hall, { cost: { least: 10, currency: 'CHF' } }, 'cost'), 'met')
  assert.equal(says(hall, { cost: { least: 13, currency: 'CHF' } }, 'cost'), 'unmet')
  const swiss = { ...judging, mainCurrency: 'CHF' }
  assert.equal(says({ costs: { net: 12e6 } }, { cost: { least: 10 } }, 'cost', swiss), 'met')
  assert.equal(says({}, { cost: { least: 10, currency: 'CHF' } }, 'cost'), 'open')
})

test('stages are judged by the six Swiss phases, of which the fifth completes the building', () => {
  const swiss = { ...judging, stages: { count: 6, built: 5 } }
  const house = { ...stages(2, 6), completion: '2024-05' }
  const asks = (from: number, to: number): Criteria => ({ lph: { ...range(from, to), finished: true } })
  assert.equal(says(house, asks(3, 5), 'lph', swiss), 'met')
  assert.equal(says(house, asks(3, 6), 'lph', swiss), 'open: finished', 'the sixth goes on for years')
  assert.equal(says(house, { lph: range(3, 9) }, 'lph', swiss), 'unmet', 'there is no ninth')
  assert.equal(says(stages(1, 6), { lph: { finished: true } }, 'lph', swiss), 'open: finished')
})

test('a criterion can ask for a figure that only this firm has defined', () => {
  const bridge = { own: { span: 86 } } as Facts
  assert.equal(says(bridge, { own: { id: 'span', least: 60 } }, 'own'), 'met')
  assert.equal(says(bridge, { own: { id: 'span', least: 90 } }, 'own'), 'unmet')
  assert.equal(says(bridge, { own: { id: 'trees', least: 90 } }, 'own'), 'open')
  assert.deepEqual(activeCriteria({ own: { id: 'span' } }), [], 'its name alone asks for nothing')
})

test('a period includes both its first and its last month', () => {
  const criteria = { date: { since: '2021-11', until: '2024-05' } }
  assert.equal(says({ completion: '2021-11' }, criteria, 'date'), 'met')
  assert.equal(says({ completion: '2024-05' }, criteria, 'date'), 'met')
  assert.equal(says({ completion: '2021-10' }, criteria, 'date'), 'unmet')
  assert.equal(says({ completion: '2024-06' }, criteria, 'date'), 'unmet')
  assert.equal(says({ completion: '2023' }, criteria, 'date'), 'met')
  assert.equal(says({}, criteria, 'date'), 'open')
})

test('a completion date with only a year stays undecided at either end of the period', () => {
  assert.equal(says({ completion: '2021' }, { date: { since: '2021-11' } }, 'date'), 'open: year')
  assert.equal(says({ completion: '2020' }, { date: { since: '2021-11' } }, 'date'), 'unmet')
  assert.equal(says({ completion: '2024' }, { date: { until: '2024-05' } }, 'date'), 'open: year')
  assert.equal(says({ completion: '2021' }, { date: { since: '2021-01' } }, 'date'), 'met')
})

test('a future completion fails the date criterion, but a completion dated only this year stays open', () => {
  const since = { date: { since: '2021-11' } }
  assert.equal(says({ completion: '2027' }, since, 'date'), 'unmet')
  assert.equal(says({ completion: '2026-12' }, since, 'date'), 'unmet')
  assert.equal(says({ completion: '2026-11' }, since, 'date'), 'met')
  assert.equal(says({ completion: '2026' }, since, 'date'), 'open: year')
  assert.equal(
    says({ completion: '2027' }, { date: { since: '2021-11', until: '2028-01' } }, 'date'),
    'unmet',
  )
  assert.deepEqual(
    [isPlanned('2027', now), isPlanned('2026', now), isPlanned('2026-12', now)],
    [true, false, true],
  )
})

test('the tender decides whether the handover or the end of stage 8 counts', () => {
  const handover: Criteria = { date: { since: '2021-11' } }
  const built: Criteria = { date: { since: '2021-11', by: 'built' } }
  const between = { completion: '2021-09', stageEnds: { 8: '2021-12' } }
  assert.equal(says(between, handover, 'date'), 'unmet')
  assert.equal(says(between, built, 'date'), 'met')
  const ahead = { completion: '2027', stageEnds: { 8: '2026-10' } }
  assert.equal(says(ahead, handover, 'date'), 'unmet')
  assert.equal(says(ahead, built, 'date'), 'met')
  assert.equal(says({ stageEnds: { 8: '2022-01' } }, handover, 'date'), 'open: built')
  assert.equal(says({ completion: '2022' }, built, 'date'), 'open: handover')
  assert.equal(says({ stageEnds: { 8: '2020-01' } }, built, 'date'), 'unmet')
})

test('a project can be several kinds of work, such as an extension and a conversion', () => {
  assert.equal(says({ works: ['extension', 'conversion'] }, { kind: ['conversion'] }, 'kind'), 'met')
  assert.equal(says({ works: ['new-build'] }, { kind: ['conversion'] }, 'kind'), 'unmet')
  assert.equal(says({ works: ['new-build'] }, { kind: ['new-build', 'conversion'] }, 'kind'), 'met', 'or')
  assert.equal(says({}, { kind: ['new-build'] }, 'kind'), 'open')
})

test('criteria for heritage listing, public funding, client and building type are judged by the facts', () => {
  assert.equal(says({ listed: true }, { listed: true }, 'listed'), 'met')
  assert.equal(says({ listed: false }, { listed: true }, 'listed'), 'unmet')
  assert.equal(says({}, { listed: true }, 'listed'), 'open')
  assert.equal(says({ publiclyFunded: true }, { funded: true }, 'funded'), 'met')
  assert.equal(says({ publiclyFunded: false }, { funded: true }, 'funded'), 'unmet')
  const sector = { client: { kind: 'sector' } } as Facts
  assert.equal(says(sector, { client: 'public' }, 'client'), 'unmet')
  assert.equal(says(sector, { client: 'sector' }, 'client'), 'met')
  assert.equal(says({}, { client: 'sector' }, 'client'), 'open')
  assert.equal(says({}, { type: ['education'] }, 'type'), 'met')
  assert.equal(says({}, { type: ['rail'] }, 'type'), 'unmet')
  assert.equal(says({}, { type: ['rail', 'education'] }, 'type'), 'met', 'or')
})

test('a project counts as a building unless it states other disciplines, and other disciplines stay open', () => {
  assert.equal(says({}, { discipline: 'building' }, 'discipline'), 'met')
  assert.equal(says({}, { discipline: 'landscape' }, 'discipline'), 'open')
  assert.equal(says({ disciplines: ['civil'] }, { discipline: 'building' }, 'discipline'), 'unmet')
  assert.equal(says({ ownShare: 60 }, { share: 50 }, 'share'), 'met')
  assert.equal(says({}, { share: 50 }, 'share'), 'open')
})

const project = (id: string, category: string, gross: number | undefined, completion: string): Reference => ({
  ...referenceOf({ category, completion, areas: { gross } } as Facts),
  id,
  title: id.toUpperCase(),
})
const four = [
  project('a', 'office', 9000, '2020-01'),
  project('b', 'office', undefined, '2019'),
  project('c', 'rail', 9000, '2024-03'),
  project('d', 'office', 10, '2025'),
]

test('projects are ranked by criteria met, then by criteria left open, then by the newest', () => {
  const ids = (criteria: Criteria) =>
    rank(four, criteria, judging)
      .map(({ reference }) => reference.id)
      .join('')
  assert.equal(ids({}), 'dcab')
  assert.equal(ids({ type: ['office'], gfa: 5000 }), 'abdc')
})

test('the blocking criterion is the one whose removal lets the most projects through', () => {
  const way = (criteria: Criteria) => blockingCriterion(rank(four, criteria, judging), criteria)
  assert.deepEqual(way({ type: ['office'], gfa: 9500 }), { key: 'gfa', count: 3 })
  assert.deepEqual(way({ type: ['rail'], gfa: 9500, client: 'public' }), undefined, 'two stand in the way')
  assert.equal(way({ type: ['office'], gfa: 5000 }), undefined, 'one project meets both')
  assert.equal(way({ gfa: 99_999 }), undefined, 'without the only criterion there is no question')
})

test('a criterion cannot be judged if no project states anything about it', () => {
  const criteria: Criteria = {
    discipline: 'landscape',
    gfa: 5000,
    cost: { least: 1, groups: '500' },
    share: 50,
  }
  assert.deepEqual(unknowable(rank(four, criteria, judging), criteria), ['discipline', 'cost', 'share'])
})

test('groups below 60 per cent of the criteria are shown only until three projects are visible', () => {
  const shown = (criteria: Criteria) =>
    grouped(rank(four, criteria, judging), activeCriteria(criteria).length).map(
      ({ met, isVisible, members }) => [met, isVisible, members.length],
    )
  assert.deepEqual(shown({ type: ['office'], gfa: 5000 }), [
    [2, true, 1],
    [1, true, 3],
  ])
  assert.deepEqual(shown({ type: ['office'] }), [
    [1, true, 3],
    [0, false, 1],
  ])
})

const categories = ['office', 'rail']
const projects = ['a', 'b']

test('criteria and shortlist are written to the address and read back unchanged', () => {
  const criteria: Criteria = {
    type: ['office'],
    lph: { range: { from: 2, to: 8 }, enough: 5 },
    zone: 3,
    gfa: 3000,
    nuf: 1200,
    cost: { least: 10.5, gross: true },
    date: { since: '2021-11', until: '2024-05' },
    kind: ['new-build'],
    listed: true,
    funded: true,
    client: 'sector',
  }
  const address = writeQuery(writeCriteria(criteria), ['b', 'a'])
  assert.equal(
    address,
    '?type=office&lph=2-8&row=5&zone=3&gfa=3000&nuf=1200&cost=10.5&vat=1&since=2021-11&until=2024-05&kind=new-build&listed=1&funded=1&client=sector&projects=b,a',
  )
  assert.deepEqual(readCriteria(address, categories), criteria)
  assert.deepEqual(readShortlist(address, projects), ['b', 'a'])
  assert.equal(activeCriteria(criteria).length, 11)
  assert.equal(writeQuery([], []), '')
  const more =
    '?discipline=landscape&type=office,rail&any=5&done=1&cost=2&kg=500&currency=CHF&since=2020-01&by=built&kind=new-build,conversion&share=40&own=span&least=30'
  assert.equal(writeQuery(writeCriteria(readCriteria(more, categories)), []), more)
})

test('invalid values in the address are ignored', () => {
  const address =
    '?discipline=alchemy&type=castle&lph=8-13&row=13&zone=2.5&gfa=-1&nuf=abc&cost=0&vat=yes&since=2021-13&until=soon&kind=old&listed=true&client=king&share=101&own=Span&currency=franc&certificate=DGNB&award=1&projects=a,x,a,'
  assert.deepEqual(readCriteria(address, categories), {})
  assert.deepEqual(readShortlist(address, projects), ['a'])
  assert.deepEqual(readCriteria('?since=2024-05&until=2021-11', categories).date, { since: '2024-05' })
})

test('removing a criterion also removes its options', () => {
  const criteria: Criteria = { lph: { ...range(1, 9), enough: 5 }, cost: { gross: true } }
  assert.deepEqual(without(criteria, 'lph'), { cost: { gross: true } })
  assert.deepEqual(activeCriteria({ cost: { gross: true } }), [], 'VAT alone asks for nothing')
  assert.deepEqual(without({ date: { since: '2021-11', until: '2022-01' } }, 'date'), {})
})
