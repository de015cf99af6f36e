// The day on which an answer is due: the next working day in the firm's country.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { studioSettings } from '../http/settings.ts'
import { dueIn, workingDay } from './due.server.ts'

test('working days skip weekends, and count from the date in Berlin even late in the evening', () => {
  assert.equal(workingDay('2026-11-25T10:00:00Z', 1), '2026-11-26')
  assert.equal(workingDay('2026-11-27T10:00:00Z', 1), '2026-11-30')
  assert.equal(workingDay('2026-11-28T10:00:00Z', 1), '2026-11-30')
  assert.equal(workingDay('2026-11-26T10:00:00Z', 2), '2026-11-30')
  assert.equal(workingDay('2026-11-25T23:30:00Z', 1), '2026-11-27')
})

test('an answer is late from the day after its due day', () => {
  const studio = studioSettings([], { CONTENT_DIR: otherFirm })
  const late = (now: string) => dueIn(studio, new Date(now))('2026-11-27T10:00:00Z')?.isLate
  assert.equal(late('2026-11-30T22:00:00Z'), false)
  assert.equal(late('2026-11-30T23:30:00Z'), true)
})
