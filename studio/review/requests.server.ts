// Requests for approval: a snapshot of the draft, the person who is asked, and each approver's verdict on each file.
import { randomUUID } from 'node:crypto'
import type { Queries } from '../../service/store/database.ts'

export type RequestState = 'open' | 'published' | 'returned' | 'withdrawn'
type Writer = { login: string; person: string }

export type ApprovalRequest = {
  id: string
  at: string
  login: string
  person: string
  /** The login of the person who is asked; null for anyone who publishes. */
  asked: string | null
  note: string
  /** The commit of the snapshot. */
  snapshot: string
  /** The authors of each file at that time. */
  authors: Record<string, Writer[]>
  state: RequestState
}

export type Verdict = { file: string; login: string; person: string; verdict: 'ok' | 'remark' }

type Row = Omit<ApprovalRequest, 'authors'> & { authors: string }
const requestIn = (row: Row): ApprovalRequest => ({ ...row, authors: JSON.parse(row.authors) })

export async function requestsIn(queries: Queries, state: RequestState): Promise<ApprovalRequest[]> {
  return (await queries.query<Row>('SELECT * FROM requests WHERE state = $1 ORDER BY at', [state])).map(
    requestIn,
  )
}

export async function requestById(queries: Queries, id: string): Promise<ApprovalRequest | undefined> {
  const [row] = await queries.query<Row>('SELECT * FROM requests WHERE id = $1', [id])
  return row && requestIn(row)
}

/** Closed requests older than this are deleted, unless one of their remarks is still open. */
const requestDays = 365

async function deleteOldRequests(queries: Queries): Promise<void> {
  const old = `SELECT id FROM requests WHERE state <> 'open' AND at < $1
    AND id NOT IN (SELECT request_id FROM remarks WHERE request_id IS NOT NULL)`
  const before = [new Date(Date.now() - requestDays * 86_400_000).toISOString()]
  await queries.query(`DELETE FROM verdicts WHERE request_id IN (${old})`, before)
  await queries.query(`DELETE FROM requests WHERE id IN (${old})`, before)
}

/** Stores a request, and deletes those whose time is over. */
export async function storeRequest(
  queries: Queries,
  request: Omit<ApprovalRequest, 'id' | 'at' | 'state'>,
): Promise<string> {
  await deleteOldRequests(queries)
  const id = randomUUID()
  const { login, person, asked, note, snapshot, authors } = request
  await queries.query(
    `INSERT INTO requests (id, at, login, person, asked, note, snapshot, authors, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open')`,
    [id, new Date().toISOString(), login, person, asked, note, snapshot, JSON.stringify(authors)],
  )
  return id
}

/** Resolves to false if it is no longer open, because two people acted at once. */
export async function closeRequest(queries: Queries, id: string, state: RequestState): Promise<boolean> {
  const closed = await queries.query(
    "UPDATE requests SET state = $1 WHERE id = $2 AND state = 'open' RETURNING id",
    [state, id],
  )
  return closed.length > 0
}

export const verdictsOf = (queries: Queries, id: string): Promise<Verdict[]> =>
  queries.query<Verdict>(
    'SELECT file, login, person, verdict FROM verdicts WHERE request_id = $1 ORDER BY at',
    [id],
  )

export async function storeVerdict(
  queries: Queries,
  id: string,
  { file, login, person, verdict }: Omit<Verdict, 'verdict'> & { verdict: Verdict['verdict'] | 'none' },
): Promise<void> {
  await queries.query('DELETE FROM verdicts WHERE request_id = $1 AND file = $2 AND login = $3', [
    id,
    file,
    login,
  ])
  if (verdict !== 'none')
    await queries.query(
      `INSERT INTO verdicts (request_id, file, login, person, verdict, at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, file, login, person, verdict, new Date().toISOString()],
    )
}
