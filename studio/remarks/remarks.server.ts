// Remarks of approvers and guests, from their place in the content to "done".
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Queries } from '../../service/store/database.ts'
import type { Path } from '../../src/content/changes.ts'
import { type DataOf, dataRoute, Refusal } from '../http/route.ts'
import { withStudioStore } from '../http/store.server.ts'

/** A remark is erased this long after it is done. */
export const keptDays = 30
export const longestRemark = 2000

const gone = { de: 'Diese Bemerkung gibt es nicht mehr.', en: 'This remark no longer exists.' }

export type Remark = {
  id: string
  requestId: string | null
  linkId: string | null
  person: string
  file: string
  place: Path
  language: string | null
  /** The words that were remarked on, as they were then. */
  quote: string
  text: string
  at: string
  answer: string | null
  answeredBy: string | null
  doneAt: string | null
}

type Row = Omit<Remark, 'place'> & { place: string }

const columns = `id, request_id AS "requestId", link_id AS "linkId", person, file, place, language, quote, text, at,
  answer, answered_by AS "answeredBy", done_at AS "doneAt"`

/** Reads remarks by a condition with `$1`, the oldest first. */
export async function remarksWhere(queries: Queries, condition: string, value: string): Promise<Remark[]> {
  const rows = await queries.query<Row>(`SELECT ${columns} FROM remarks WHERE ${condition} ORDER BY at, id`, [
    value,
  ])
  return rows.map(row => ({ ...row, place: JSON.parse(row.place) as Path }))
}

type NewRemark = Pick<Remark, 'person' | 'file' | 'place' | 'quote' | 'text'> &
  Partial<Pick<Remark, 'requestId' | 'linkId' | 'language'>>

export async function addRemark(queries: Queries, remark: NewRemark, now = new Date()): Promise<string> {
  const id = randomUUID()
  await queries.query(
    `INSERT INTO remarks (id, request_id, link_id, person, file, place, language, quote, text, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      remark.requestId ?? null,
      remark.linkId ?? null,
      remark.person,
      remark.file,
      JSON.stringify(remark.place),
      remark.language ?? null,
      remark.quote,
      remark.text,
      now.toISOString(),
    ],
  )
  return id
}

export async function eraseDoneRemarks(queries: Queries, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await queries.query('DELETE FROM remarks WHERE done_at < $1', [before])
}

/** True for a remark that others may see: an approver's remarks are drafts until the request is answered. */
const isSent = `(request_id IS NULL OR request_id IN (SELECT id FROM requests WHERE state <> 'open'))`

const list = dataRoute('GET', 'remarks', ({ studio, query }) =>
  withStudioStore(studio, async database => {
    await eraseDoneRemarks(database)
    const file = query.get('file')
    const all = await remarksWhere(database, `${isSent} AND $1 IN (file, '')`, file ?? '')
    return all
  }),
)
export type RemarksData = DataOf<typeof list>

const settle = dataRoute('POST', 'remarks/done', async ({ studio, json, person }) => {
  const { id, answer } = await json(
    v.strictObject({
      id: v.pipe(v.string(), v.uuid()),
      answer: v.pipe(v.string(), v.trim(), v.maxLength(longestRemark)),
    }),
  )
  await withStudioStore(studio, async ({ query }) => {
    // Keeps both answers if two people answer the same remark.
    const settled = await query(
      `UPDATE remarks SET done_at = $1, answered_by = $2,
         answer = CASE WHEN COALESCE(answer, '') = '' THEN $3 WHEN $3 = '' THEN answer ELSE answer || char(10) || $3 END
       WHERE id = $4 RETURNING id`,
      [new Date().toISOString(), person.name, answer, id],
    )
    if (settled.length === 0) throw new Refusal(404, gone)
  })
})

const reopen = dataRoute('POST', 'remarks/open', async ({ studio, json }) => {
  const { id } = await json(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
  await withStudioStore(studio, ({ query }) => query('UPDATE remarks SET done_at = NULL WHERE id = $1', [id]))
})

export const remarkRoutes = [list, settle, reopen]
