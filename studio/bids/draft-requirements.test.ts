// A person can add a criterion at each line of a tender that may ask for one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { additionTo } from './draft-requirements.ts'
import type { Line, Status, Subject } from './tender/tender-line.ts'

const lineOf = (text: string, status: Status, rest: Partial<Line> = {}): Line => ({
  text,
  start: 0,
  status,
  scope: undefined,
  atLeast: undefined,
  found: [],
  subjects: [],
  points: undefined,
  demands: false,
  ...rest,
})
const special: Subject[] = ['special']

test('a line that names or demands more than was read offers another criterion in sight', () => {
  for (const line of [
    lineOf('DGNB-zertifizierter Neubau, mindestens 5.000 m² BGF', 'read', {
      subjects: special,
      demands: true,
    }),
    lineOf('mind. 5.000 m² BGF, Honorarzone mind. III, LPH 2-8, Gebäudeklasse 5', 'unread', {
      demands: true,
    }),
    lineOf('Zertifizierung nach DGNB oder BNB: 1 Punkt', 'cannot-judge', { subjects: special, points: 1 }),
  ])
    assert.equal(additionTo(line), 'in-sight', line.text)
})

test('every other line offers it on demand, except a heading', () => {
  for (const line of [
    lineOf('Jede Referenz: mindestens 100 m² BGF', 'read', { demands: true }),
    lineOf('BGF ab 500 m²: 1 Punkt', 'read', { subjects: ['points'], points: 1 }),
    lineOf('Umsatz mindestens 1 Mio. €.', 'cannot-judge', { subjects: ['firm'], demands: true }),
    lineOf('Gebäudeklasse 5', 'unread'),
    lineOf('Die Planung erfolgt für einen öffentlichen Auftraggeber.', 'unread'),
  ])
    assert.equal(additionTo(line), 'on-demand', line.text)
  for (const heading of ['Eignung: Referenzen', 'Wertung der Referenzen:', 'III.1.3 Fachliche Eignung'])
    assert.equal(additionTo(lineOf(heading, 'unread')), 'none', heading)
})
