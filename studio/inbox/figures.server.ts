// Counts inquiries by month and kind. Held ones are left out, because most of them are spam. Erased ones
// count, because their date and kind remain.
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import type { Queries } from '../../service/store/database.ts'

export type Month = { month: string; counts: Record<string, number>; total: number }
export type Figures = {
  months: Month[]
  totals: Record<string, number>
  total: number
  english: number
  held: number
}

const monthsListed = 12
const monthOf = (time: Date) =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone: 'Europe/Berlin' }).format(
    time,
  )

/** The last twelve months including the present one, also those without an inquiry. */
export async function readFigures(queries: Queries, now = new Date()): Promise<Figures> {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number)
  const names = Array.from({ length: monthsListed }, (_, index) =>
    new Date(Date.UTC(year, month - monthsListed + index, 1)).toISOString().slice(0, 7),
  )
  const rows = (await readInquiries(queries, {})).map(row => ({
    ...row,
    month: monthOf(new Date(row.receivedAt)),
  }))
  const counted = rows.filter(row => names.includes(row.month) && row.state !== 'held')
  const kinds = [...new Set(counted.map(({ kind }) => kind))]
  const count = (of: typeof counted) =>
    Object.fromEntries(kinds.map(kind => [kind, of.filter(row => row.kind === kind).length]))
  return {
    months: names.map(name => {
      const mine = counted.filter(row => row.month === name)
      return { month: name, counts: count(mine), total: mine.length }
    }),
    totals: count(counted),
    total: counted.length,
    english: counted.filter(row => row.locale === 'en').length,
    held: rows.filter(row => names.includes(row.month) && row.state === 'held').length,
  }
}
