// Saved bids: a tender with its criteria, the chosen references, the firm's decision and how it ended. Rows in studio.db.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Queries } from '../../service/store/database.ts'
import { type DataOf, dataRoute, Refusal, type Route } from '../http/route.ts'
import { inStudioStore, withStudioStore } from '../http/store.server.ts'
import { residentDesk } from './resident-desk.server.ts'
import { keptMonths, outcomes, verdicts } from './saved-bid.ts'

/** Enough for the text of a tender with its lines and criteria, as JSON. */
const maxWorkCharacters = 6_000_000

const gone = {
  de: 'Diese Bewerbung gibt es nicht mehr. Sie wurde gelöscht, oder ihre Aufbewahrungszeit ist abgelaufen.',
  en: 'This bid no longer exists. It was deleted, or its retention period has ended.',
}
const overtaken = (person: string) => ({
  de: `${person} hat diese Bewerbung inzwischen geändert. Laden Sie sie neu; was Sie zuletzt geändert haben, ist nicht gespeichert.`,
  en: `${person} has changed this bid in the meantime. Reload it; your last change is not saved.`,
})

export type Bid = {
  id: string
  name: string
  /** A day; null if it is not known. */
  deadline: string | null
  /** The state of the desk, as the screen sent it: JSON. */
  work: string
  notes: string
  verdict: (typeof verdicts)[number]
  verdictBy: string | null
  verdictAt: string | null
  outcome: (typeof outcomes)[number]
  person: string
  changedBy: string
  changedAt: string
  version: number
}

const columns = `id, name, deadline, notes, verdict, verdict_by AS "verdictBy", verdict_at AS "verdictAt", outcome, person,
  changed_by AS "changedBy", changed_at AS "changedAt", version`

export async function eraseOldBids(queries: Queries, now = new Date()): Promise<void> {
  const oldest = new Date(now)
  oldest.setMonth(oldest.getMonth() - keptMonths)
  await queries.query('DELETE FROM bids WHERE changed_at < $1', [oldest.toISOString()])
}

export async function bidOf(queries: Queries, id: string): Promise<Bid> {
  const [bid] = await queries.query<Bid>(`SELECT ${columns}, work FROM bids WHERE id = $1`, [id])
  if (!bid) throw new Refusal(404, gone)
  return bid
}

async function insert(
  queries: Queries,
  bid: Pick<Bid, 'name' | 'deadline' | 'work' | 'notes'>,
  person: string,
) {
  const id = randomUUID()
  await queries.query(
    `INSERT INTO bids (id, name, deadline, work, notes, verdict, outcome, person, changed_by, changed_at, version)
     VALUES ($1, $2, $3, $4, $5, 'open', 'none', $6, $6, $7, 1)`,
    [id, bid.name, bid.deadline, bid.work, bid.notes, person, new Date().toISOString()],
  )
  return { id, version: 1 }
}

const list = dataRoute('GET', 'bids/list', ({ studio }) => {
  residentDesk(studio).warm()
  return withStudioStore(studio, async database => {
    await eraseOldBids(database)
    // Sorts by the next deadline, bids without one last. Bids with an outcome follow below.
    const bids = await database.query<Omit<Bid, 'work'>>(
      `SELECT ${columns} FROM bids ORDER BY outcome <> 'none', deadline IS NULL, deadline, changed_at DESC`,
    )
    return { bids }
  })
})

const one = dataRoute('GET', 'bids/one', ({ studio, query }) => {
  residentDesk(studio).warm()
  return withStudioStore(studio, database => bidOf(database, query.get('id') ?? ''))
})

const id = v.pipe(v.string(), v.maxLength(60))
const name = v.pipe(v.string(), v.trim(), v.maxLength(200))
const fields = {
  name,
  deadline: v.nullable(v.pipe(v.string(), v.isoDate())),
  work: v.pipe(v.string(), v.maxLength(maxWorkCharacters)),
  notes: v.pipe(v.string(), v.maxLength(10_000)),
}

const create: Route<{ id: string; version: number }> = {
  ...dataRoute('POST', 'bids/create', async ({ studio, person, json }) => {
    const bid = await json(v.strictObject(fields))
    return withStudioStore(studio, database => insert(database, bid, person.name))
  }),
  limit: maxWorkCharacters + 100_000,
}

const savedFields = ['name', 'deadline', 'work', 'notes', 'verdict', 'outcome'] as const

/** True if an earlier request, whose answer got lost, has saved exactly this. */
const isAlreadySaved = (before: Bid, next: Pick<Bid, 'version' | (typeof savedFields)[number]>): boolean =>
  before.version === next.version + 1 && savedFields.every(field => before[field] === next[field])

const save: Route<{ version: number; verdictBy: string | null; verdictAt: string | null }> = {
  ...dataRoute('POST', 'bids/save', async ({ studio, person, json }) => {
    const next = await json(
      v.strictObject({
        id,
        version: v.number(),
        ...fields,
        verdict: v.picklist(verdicts),
        outcome: v.picklist(outcomes),
      }),
    )
    return inStudioStore(studio, async queries => {
      const before = await bidOf(queries, next.id)
      if (isAlreadySaved(before, next)) {
        const { version, verdictBy, verdictAt } = before
        return { version, verdictBy, verdictAt }
      }
      if (before.version !== next.version) throw new Refusal(409, overtaken(before.changedBy))
      const now = new Date().toISOString()
      const isDecided = next.verdict !== before.verdict
      const verdictBy = isDecided ? person.name : before.verdictBy
      const verdictAt = isDecided ? now : before.verdictAt
      const version = next.version + 1
      await queries.query(
        `UPDATE bids SET name = $2, deadline = $3, work = $4, notes = $5, verdict = $6, verdict_by = $7, verdict_at = $8,
             outcome = $9, changed_by = $10, changed_at = $11, version = $12 WHERE id = $1`,
        [
          next.id,
          next.name,
          next.deadline,
          next.work,
          next.notes,
          next.verdict,
          verdictBy,
          verdictAt,
          next.outcome,
          person.name,
          now,
          version,
        ],
      )
      return { version, verdictBy, verdictAt }
    })
  }),
  limit: maxWorkCharacters + 100_000,
}

const copy = dataRoute('POST', 'bids/copy', async ({ studio, person, json, language }) => {
  const { id: from } = await json(v.strictObject({ id, name }))
  return withStudioStore(studio, async database => {
    const bid = await bidOf(database, from)
    const suffix = language === 'de' ? 'Kopie' : 'copy'
    return insert(
      database,
      { ...bid, name: `${bid.name} (${suffix})`.slice(-200), deadline: null },
      person.name,
    )
  })
})

const erase = dataRoute('POST', 'bids/erase', async ({ studio, json }) => {
  const { id: which } = await json(v.strictObject({ id, name }))
  await withStudioStore(studio, database => database.query('DELETE FROM bids WHERE id = $1', [which]))
})

/** The deadline as a day in a calendar, with a reminder three days before. */
const calendar: Route = {
  method: 'GET',
  path: 'bids/ics',
  handle: async ({ studio, query }) => {
    const bid = await withStudioStore(studio, database => bidOf(database, query.get('id') ?? ''))
    if (!bid.deadline) throw new Refusal(404, gone)
    return {
      type: 'text/calendar; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="frist.ics"' },
      bytes: calendarOf(bid.id, bid.name, bid.deadline),
    }
  },
}

/** Commas, semicolons and line breaks would end the value; a line has at most 75 bytes (RFC 5545). */
export function calendarOf(uid: string, title: string, day: string, now = new Date()): string {
  const escaped = title.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const date = day.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Achsmass//Studio//DE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped}`,
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

export type BidList = DataOf<typeof list>
export const savedBidRoutes: Route[] = [list, one, create, save, copy, erase, calendar]
