import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DraftRequirement, requirementsOf, withDeadline } from './draft-requirements.ts'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import { withTender } from './next-tender.ts'
import type { Line } from './tender/tender-line.ts'
import type { BidDraft, Work } from './use-saved-bid.ts'

const line = { start: 0, scope: 'each', status: 'read', subjects: [], points: undefined } as const
const tender = {
  text: 'BGF mindestens 3.000 m²',
  deadline: { month: '2026-12', day: 5 },
  lines: [{ ...line, text: '', found: [{ query: 'gfa=3000', span: [0, 1], notes: [] }] }],
} as unknown as ForeignTender
const work: Work = {
  tender: { ...tender, text: 'Another text' },
  requirements: [],
  size: 2,
  chosen: ['town-hall'],
  scoring: 'best',
  sentences: [{ project: 'town-hall', number: 1, language: 'de', text: 'x' }],
  mapping: { 'Turnover 2024': '1.client' },
  sheets: { language: 'en', paper: 'a3' } as NonNullable<Work['sheets']>,
  people: ['lindner'],
}
const draft = { name: '', deadline: null, work } as unknown as BidDraft

test('a new tender text resets criteria, selection and sentences, but not the rest of the bid', () => {
  const { work: next, name, deadline } = withTender(draft, tender)
  assert.deepEqual([name, deadline], ['', '2026-12-05'])
  assert.deepEqual(
    next?.requirements.map(({ query }) => query),
    ['gfa=3000'],
  )
  const { tender: _, requirements, chosen, sentences, ...rest } = work
  assert.deepEqual(next, { ...rest, tender, requirements: next?.requirements, chosen: [], sentences: [] })
})

test('a criterion in years is recalculated for a new deadline, but a fixed month stays', () => {
  const [line] = tender.lines
  const of = (found: object) => requirementsOf([{ ...line, found: [found] }] as Line[])
  const missing = of({ query: '', years: 5, by: 'built', span: [0, 1], notes: ['deadline-not-said'] })
  const [named] = withDeadline(missing, '2026-11-30')
  assert.deepEqual([named?.query, named?.notes], ['since=2021-11&by=built', ['deadline']])
  const confirmed = [{ ...named, isConfirmed: true } as DraftRequirement]
  assert.deepEqual(withDeadline(confirmed, '2026-11-15'), confirmed)
  const [moved] = withDeadline(confirmed, '2027-02-01')
  assert.deepEqual([moved?.query, moved?.isConfirmed], ['since=2022-02&by=built', false])
  const written = of({ query: 'since=2019-01', span: [0, 1], notes: [] })
  assert.deepEqual(withDeadline(written, '2027-02-01'), written)
})

test('a new tender text does not overwrite a name and deadline that an editor entered', () => {
  const typed = { ...draft, name: 'Rathaus', deadline: '2027-01-01' }
  const { name, deadline } = withTender(typed, tender)
  assert.deepEqual([name, deadline], ['Rathaus', '2027-01-01'])
})
