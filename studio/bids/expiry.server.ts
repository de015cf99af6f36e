// Lists the firm's statements and the rights of pictures, with how long each holds.

import type { Sentence } from '../../src/content/problems.ts'
import { readIfReadable } from '../content/files.ts'
import { asSentence, type Texts } from '../content/title.ts'
import { type DataOf, dataRoute } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { type Expiry, expiryOf } from './expiry.ts'

type Statement = Expiry & { title: Sentence; text: Sentence; until: string | undefined }
type Right = Expiry & { file: string; until: string }

export const expiryRoute = dataRoute('GET', 'bids/expiry', ({ studio }) => {
  const today = new Date().toISOString().slice(0, 10)
  return { statements: statementsOf(studio, today), rights: rightsOf(studio, today) }
})
export type ExpiryList = DataOf<typeof expiryRoute>

type Written = { title: Texts; text?: Texts; until?: string; years?: { year: number }[] }

/** Returns undefined if the firm has no file of statements. */
function statementsOf(studio: Studio, today: string): Statement[] | undefined {
  const written = readIfReadable(studio, 'declarations.yaml')
  if (!Array.isArray(written)) return undefined
  return (written as Written[]).map(({ title, text, until, years = [] }) => {
    const byYear = years.map(({ year }) => year).join(', ')
    return {
      title: asSentence(title),
      text: text ? asSentence(text) : { de: byYear, en: byYear },
      until,
      ...expiryOf(until, today),
    }
  })
}

/** Lists only rights that end soon or have ended. */
function rightsOf(studio: Studio, today: string): Right[] {
  return ['media/pictures.yaml', 'media/portraits.yaml'].flatMap(name => {
    const described = readIfReadable(studio, name) as Record<string, { rights?: { until?: string } }> | null
    return Object.entries(described ?? {}).flatMap(([file, picture]) => {
      const until = picture?.rights?.until
      const expiry = expiryOf(until, today)
      return until === undefined || expiry.state === 'holds' ? [] : [{ file, until, ...expiry }]
    })
  })
}
