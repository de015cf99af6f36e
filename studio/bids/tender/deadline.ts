// Finds the last day for requests to participate or for tenders.
import { date, dateIn } from './numbers-in-text.ts'

export type DeadlineFound = { month: string; day: number | undefined; words: string }

const pattern = new RegExp(
  `(?:schlusstermin|teilnahmefrist|angebotsfrist|bewerbungsfrist|abgabefrist|einreichungsfrist|frist für (?:den eingang|die einreichung|die abgabe)|eingang der (?:teilnahmeanträge|angebote)|deadline for (?:receipt|submission)|time limit for receipt)[^.;]{0,120}?(?<date>${date})`,
  'gi',
)

/** Returns undefined if the text names two different days: a person has to choose. */
export function deadlineOf(text: string): DeadlineFound | undefined {
  const plain = text.replace(/[\s\u00a0]+/g, ' ')
  const all = [...plain.matchAll(pattern)].flatMap(({ 0: words, groups }) => {
    const date = dateIn(groups?.date ?? '', 'until')
    return date && !date.isYear ? [{ month: date.month, day: date.day, words }] : []
  })
  const months = new Set(all.map(({ month, day }) => `${month} ${day}`))
  return months.size === 1 ? all[0] : undefined
}
