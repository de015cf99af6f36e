// A selection by days works even in a database that compares text by its locale.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAfter, readInquiries } from '../../service/admin/read-inquiries.ts'
import { startOfDay } from '../../service/inquiries/local-day.ts'
import type { Value } from '../../service/store/database.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { temporaryDirectory } from '../support/sample-build.ts'

test('the following day is calculated correctly at the ends of months and years', () => {
  const days = ['2026-11-20', '2026-11-30', '2026-12-31', '2027-02-28', '2028-02-28', '2028-02-29']
  const next = ['2026-11-21', '2026-12-01', '2027-01-01', '2027-03-01', '2028-02-29', '2028-03-01']
  assert.deepEqual(days.map(dayAfter), next)
})

/** The last moments of two days in Frankfurt, and the first of a third. */
const moments = ['2026-11-19T22:59:59.999Z', '2026-11-30T22:59:59.999Z', '2026-11-30T23:00:00.000Z']

test('a day begins and ends at midnight in Frankfurt, in summer, in winter and when the clocks change', () => {
  const days = ['2026-07-01', '2026-12-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']
  assert.deepEqual(days.map(startOfDay), [
    '2026-06-30T22:00:00.000Z',
    '2026-11-30T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
})

test('an inquiry from half past midnight belongs to the new day, as the inbox shows it', async () => {
  const database = await openSqlite(await temporaryDirectory())
  for (const at of ['2026-06-30T22:30:00.000Z', '2026-11-30T23:30:00.000Z'])
    await database.query(
      "INSERT INTO inquiries (id, reference, kind, locale, received_at) VALUES ($1, $1, 'quote', 'de', $1)",
      [at],
    )
  const count = async (day: string) => (await readInquiries(database, { since: day, until: day })).length
  assert.deepEqual([await count('2026-06-30'), await count('2026-07-01')], [0, 1])
  assert.deepEqual([await count('2026-11-30'), await count('2026-12-01')], [0, 1])
  await database.close()
})

test('a date range includes its last day up to the last millisecond', async () => {
  const database = await openSqlite(await temporaryDirectory())
  for (const at of moments)
    await database.query(
      "INSERT INTO inquiries (id, reference, kind, locale, received_at) VALUES ($1, $1, 'quote', 'de', $1)",
      [at],
    )
  const found = await readInquiries(database, { since: '2026-11-20', until: '2026-11-30' })
  assert.deepEqual(
    found.map(({ receivedAt }) => receivedAt),
    [moments[1]],
  )
  await database.close()
})

test('a date range ends correctly even if the database ignores punctuation, as PostgreSQL does in en_US.UTF-8', async () => {
  let asked: { sql: string; parameters: readonly Value[] } = { sql: '', parameters: [] }
  const query = async <Row>(sql: string, parameters: readonly Value[] = []): Promise<Row[]> => {
    asked = { sql, parameters }
    return []
  }
  await readInquiries({ query }, { until: '2026-11-30' })
  const { compare } = new Intl.Collator('en-US', { ignorePunctuation: true })
  const [end] = asked.parameters
  const isBefore = moments.map(at => compare(at, String(end)) < 0)
  assert.match(asked.sql, /received_at <=? \$1/)
  assert.deepEqual(isBefore, [true, true, false])
})
