import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlanned } from '../facts.ts'
import { grouped, inTheWay, judge, type Reference, rank } from './judge.ts'
import { asked, type Criterion, readAddress, type Wanted, without, writeAddress } from './wanted.ts'

const now = '2026-11'
const school: Reference = { id: 'school', title: 'School', type: 'education' }
const says = (facts: Partial<Reference>, wanted: Wanted, criterion: Criterion) => {
  const { verdict, only } = judge({ ...school, ...facts }, criterion, wanted, now)
  return only ? `${verdict}: ${only}` : verdict
}
const stages = (from: number, to: number) => ({ from, to })

test('all stages that are asked for, no matter how many more', () => {
  const wanted = { lph: { from: 2, to: 8 } }
  assert.equal(says({ phases: stages(1, 9) }, wanted, 'lph'), 'met')
  assert.equal(says({ phases: stages(2, 8) }, wanted, 'lph'), 'met')
  assert.equal(says({ phases: stages(1, 7) }, wanted, 'lph'), 'unmet')
  assert.equal(says({ phases: stages(3, 9) }, wanted, 'lph'), 'unmet')
  assert.equal(says({}, wanted, 'lph'), 'open')
})

test('so many stages in a row are enough where the tender says so', () => {
  const wanted = { lph: { from: 2, to: 8 }, row: 5 }
  assert.equal(says({ phases: stages(1, 6) }, wanted, 'lph'), 'met')
  assert.equal(says({ phases: stages(1, 5) }, wanted, 'lph'), 'unmet', 'stage 1 is outside')
  assert.equal(says({ phases: stages(5, 9) }, { row: 5 }, 'lph'), 'met', 'any five of the nine')
})

test('the least fee zone', () => {
  assert.equal(says({ zone: 4 }, { zone: 4 }, 'zone'), 'met')
  assert.equal(says({ zone: 3 }, { zone: 4 }, 'zone'), 'unmet')
  assert.equal(says({}, { zone: 4 }, 'zone'), 'open')
})

test('areas: the other kind decides where it can', () => {
  assert.equal(says({ gfa: 5000 }, { gfa: 5000 }, 'gfa'), 'met')
  assert.equal(says({ gfa: 4999, nuf: 6000 }, { gfa: 5000 }, 'gfa'), 'unmet', 'what is exact counts')
  assert.equal(says({ nuf: 5000 }, { gfa: 5000 }, 'gfa'), 'met', 'the whole is not less than its part')
  assert.equal(says({ nuf: 4000 }, { gfa: 5000 }, 'gfa'), 'open: nuf')
  assert.equal(says({ gfa: 4000 }, { nuf: 5000 }, 'nuf'), 'unmet')
  assert.equal(says({ gfa: 9000 }, { nuf: 5000 }, 'nuf'), 'open: gfa')
  assert.equal(says({}, { nuf: 5000 }, 'nuf'), 'open')
})

test('costs net or gross', () => {
  assert.equal(says({ net: 10 }, { cost: 10 }, 'cost'), 'met')
  assert.equal(says({ net: 9.9, gross: 11.8 }, { cost: 10 }, 'cost'), 'unmet')
  assert.equal(says({ net: 9.9, gross: 11.8 }, { cost: 10, vat: true }, 'cost'), 'met')
  assert.equal(says({ net: 10 }, { cost: 10, vat: true }, 'cost'), 'met', 'with VAT it is more')
  assert.equal(says({ net: 9 }, { cost: 10, vat: true }, 'cost'), 'open: net')
  assert.equal(says({ gross: 9 }, { cost: 10 }, 'cost'), 'unmet')
  assert.equal(says({ gross: 11 }, { cost: 10 }, 'cost'), 'open: gross')
})

test('a period with two ends, both included', () => {
  const wanted = { since: '2021-11', until: '2024-05' }
  assert.equal(says({ completion: '2021-11' }, wanted, 'date'), 'met')
  assert.equal(says({ completion: '2024-05' }, wanted, 'date'), 'met')
  assert.equal(says({ completion: '2021-10' }, wanted, 'date'), 'unmet')
  assert.equal(says({ completion: '2024-06' }, wanted, 'date'), 'unmet')
  assert.equal(says({ completion: '2023' }, wanted, 'date'), 'met')
  assert.equal(says({}, wanted, 'date'), 'open')
})

test('a year alone on the edge of the period is not decided', () => {
  assert.equal(says({ completion: '2021' }, { since: '2021-11' }, 'date'), 'open: year')
  assert.equal(says({ completion: '2020' }, { since: '2021-11' }, 'date'), 'unmet')
  assert.equal(says({ completion: '2024' }, { until: '2024-05' }, 'date'), 'open: year')
  assert.equal(says({ completion: '2021' }, { since: '2021-01' }, 'date'), 'met')
})

test('what lies ahead is not handed over; this year may be', () => {
  assert.equal(says({ completion: '2027' }, { since: '2021-11' }, 'date'), 'unmet')
  assert.equal(says({ completion: '2026-12' }, { since: '2021-11' }, 'date'), 'unmet')
  assert.equal(says({ completion: '2026-11' }, { since: '2021-11' }, 'date'), 'met')
  assert.equal(says({ completion: '2026' }, { since: '2021-11' }, 'date'), 'open: year')
  assert.equal(says({ completion: '2027' }, { since: '2021-11', until: '2028-01' }, 'date'), 'unmet')
  assert.deepEqual(
    [isPlanned('2027', now), isPlanned('2026', now), isPlanned('2026-12', now)],
    [true, false, true],
  )
})

test('the end of stage 8 does as well as the handing over', () => {
  const wanted = { since: '2021-11' }
  assert.equal(says({ completion: '2021-09', built: '2021-12' }, wanted, 'date'), 'met')
  assert.equal(says({ completion: '2027', built: '2026-10' }, wanted, 'date'), 'met')
  assert.equal(says({ built: '2021' }, wanted, 'date'), 'open: year')
  assert.equal(says({ completion: '2019', built: '2020-01' }, wanted, 'date'), 'unmet')
})

test('new build, extension, conversion: a project may be several', () => {
  assert.equal(says({ works: ['extension', 'conversion'] }, { kind: 'conversion' }, 'kind'), 'met')
  assert.equal(says({ works: ['new-build'] }, { kind: 'conversion' }, 'kind'), 'unmet')
  assert.equal(says({}, { kind: 'new-build' }, 'kind'), 'open')
})

test('listed, funded, client, kind of building', () => {
  assert.equal(says({ listed: true }, { listed: true }, 'listed'), 'met')
  assert.equal(says({ listed: false }, { listed: true }, 'listed'), 'unmet')
  assert.equal(says({}, { listed: true }, 'listed'), 'open')
  assert.equal(says({ funded: true }, { funded: true }, 'funded'), 'met')
  assert.equal(says({ funded: false }, { funded: true }, 'funded'), 'unmet')
  assert.equal(says({ client: 'sector' }, { client: 'public' }, 'client'), 'unmet')
  assert.equal(says({ client: 'sector' }, { client: 'sector' }, 'client'), 'met')
  assert.equal(says({}, { client: 'sector' }, 'client'), 'open')
  assert.equal(says({}, { type: 'education' }, 'type'), 'met')
  assert.equal(says({}, { type: 'rail' }, 'type'), 'unmet')
})

const three = [
  { id: 'a', title: 'A', type: 'office', gfa: 9000, completion: '2020-01' },
  { id: 'b', title: 'B', type: 'office', completion: '2019' },
  { id: 'c', title: 'C', type: 'rail', gfa: 9000, completion: '2024-03' },
  { id: 'd', title: 'D', type: 'office', gfa: 10, completion: '2025' },
] satisfies Reference[]

test('order: number met, then number not published, then the newest', () => {
  const ids = (wanted: Wanted) =>
    rank(three, wanted, now)
      .map(({ reference }) => reference.id)
      .join('')
  assert.equal(ids({}), 'dcab')
  assert.equal(ids({ type: 'office', gfa: 5000 }), 'abdc')
})

test('the criterion in the way is the one that lets most through', () => {
  const way = (wanted: Wanted) => inTheWay(rank(three, wanted, now), wanted)
  assert.deepEqual(way({ type: 'office', gfa: 9500 }), { criterion: 'gfa', count: 3 })
  assert.deepEqual(way({ type: 'rail', gfa: 9500, client: 'public' }), undefined, 'two stand in the way')
  assert.equal(way({ type: 'office', gfa: 5000 }), undefined, 'one project meets both')
  assert.equal(way({ gfa: 99_999 }), undefined, 'without the only criterion there is no question')
})

test('groups below 60 per cent are shown only until there are three projects', () => {
  const shown = (wanted: Wanted) =>
    grouped(rank(three, wanted, now), asked(wanted).length).map(({ met, shown, members }) => [
      met,
      shown,
      members.length,
    ])
  assert.deepEqual(shown({ type: 'office', gfa: 5000 }), [
    [2, true, 1],
    [1, true, 3],
  ])
  assert.deepEqual(shown({ type: 'office' }), [
    [1, true, 3],
    [0, false, 1],
  ])
})

const known = { categories: ['office', 'rail'], projects: ['a', 'b'] }

test('what stands in the address is what was asked for, and back', () => {
  const wanted: Wanted = {
    type: 'office',
    lph: { from: 2, to: 8 },
    row: 5,
    zone: 3,
    gfa: 3000,
    nuf: 1200,
    cost: 10.5,
    vat: true,
    since: '2021-11',
    until: '2024-05',
    kind: 'new-build',
    listed: true,
    funded: true,
    client: 'sector',
  }
  const address = writeAddress(wanted, ['b', 'a'])
  assert.equal(
    address,
    '?type=office&lph=2-8&row=5&zone=3&gfa=3000&nuf=1200&cost=10.5&vat=1&since=2021-11&until=2024-05&kind=new-build&listed=1&funded=1&client=sector&projects=b,a',
  )
  assert.deepEqual(readAddress(address, known), { wanted, kept: ['b', 'a'] })
  assert.equal(asked(wanted).length, 11)
  assert.equal(writeAddress({}, []), '')
})

test('values that mean nothing are ignored', () => {
  const address =
    '?type=castle&lph=8-2&row=12&zone=2.5&gfa=-1&nuf=abc&cost=0&vat=yes&since=2021-13&until=soon&kind=old&listed=true&client=king&projects=a,x,a,'
  assert.deepEqual(readAddress(address, known), { wanted: {}, kept: ['a'] })
  assert.deepEqual(readAddress('?since=2024-05&until=2021-11', known).wanted, { since: '2024-05' })
})

test('dropping a criterion drops all that belongs to it', () => {
  assert.deepEqual(without({ lph: { from: 1, to: 9 }, row: 5, vat: true }, 'lph'), { vat: true })
  assert.deepEqual(asked({ vat: true }), [])
  assert.deepEqual(without({ since: '2021-11', until: '2022-01' }, 'date'), {})
})
