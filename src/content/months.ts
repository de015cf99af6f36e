// Months and years. They are exact enough for a project, and often all that a client allows to be published.

import * as v from 'valibot'
import { formatMonth } from '../i18n/dates.ts'
import { matching } from './texts.ts'
import { Localized } from './values.ts'

const monthPattern = /^(18|19|20|21)\d{2}-(0[1-9]|1[0-2])$/

const aMonth = matching(
  monthPattern,
  'ist kein Monat; schreiben Sie Jahr-Monat, etwa 2024-05',
  'is not a month; write year-month, such as 2024-05',
)

/** A month, written 2024-05 and displayed as Mai 2024 or May 2024. */
export const month = (description = 'A month as year-month, such as 2024-05') =>
  v.pipe(
    aMonth,
    v.description(description),
    v.transform(iso => ({ iso, text: new Localized(locale => formatMonth(iso, locale)) })),
  )

/** A year such as 2024, or a month such as 2024-05. Both begin with the year: `iso.slice(0, 4)`. */
export const yearOrMonth = (description: string) =>
  v.pipe(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2199)), aMonth]),
    v.description(description),
    v.transform(value => {
      const iso = String(value)
      const text = typeof value === 'number' ? new Localized(() => iso) : undefined
      return { iso, text: text ?? new Localized(locale => formatMonth(iso, locale)) }
    }),
  )
