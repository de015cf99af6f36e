import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateFormat, longDay } from './day-and-time.ts'

test('English days and times are written as in Britain', () => {
  const saturday = new Date(2026, 10, 28, 15, 5)
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat('en', options).format(saturday)
  assert.equal(format({ weekday: 'long', day: 'numeric', month: 'long' }), 'Saturday 28 November')
  assert.equal(format({ hour: '2-digit', minute: '2-digit' }), '15:05')
  assert.equal(longDay(saturday.toISOString(), 'en'), '28 November 2026')
})
