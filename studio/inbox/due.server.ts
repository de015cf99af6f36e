// Computes the day by which visitors were promised an answer. content/mails.yaml has the number of working days.
import * as v from 'valibot'
import { localDay } from '../../service/inquiries/local-day.ts'
import { mailsSchema } from '../../src/content/schemas/mails.ts'
import { readIfReadable } from '../content/files.ts'
import type { Studio } from '../http/settings.ts'

export type Due = { day: string; isLate: boolean }

/** Returns the due day of an answer; undefined if the firm promises none. */
export function dueIn(studio: Studio, now = new Date()): (receivedAt: string) => Due | undefined {
  // A draft with a mistake in it promises nothing; the check reports the mistake.
  const { success, output } = v.safeParse(mailsSchema, readIfReadable(studio, 'mails.yaml'))
  const answerWithin = success ? output.answerWithin : undefined
  if (answerWithin === undefined) return () => undefined
  return receivedAt => {
    const day = workingDay(receivedAt, answerWithin)
    // Noon is the same day in every time zone of the firm.
    return { day: `${day}T12:00:00`, isLate: day < localDay(now) }
  }
}

/** Counts working days. Saturdays and Sundays are left out; the Studio knows no public holidays. */
export function workingDay(receivedAt: string, after: number): string {
  const day = new Date(`${localDay(new Date(receivedAt))}T00:00:00Z`)
  for (let left = after; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left--
  }
  return day.toISOString().slice(0, 10)
}
