// Draft links: which guest may see which part of the draft, and until when. The store has only the hash of a guest's
// secret.
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database, Queries } from '../../service/store/database.ts'
import { sharedSecret } from '../../service/store/shared-secret.ts'
import { hashOf } from '../http/sessions.server.ts'

/** A link ends at the latest after this long; it can be extended. */
export const longestDays = 30

export type DraftLink = {
  id: string
  /** A name for the remarks. */
  guest: string
  /** The files whose draft is shown; null for all of them. Other pages are shown in their public state. */
  files: string[] | null
  /** The commit of a fixed draft; null to show the newest. */
  snapshot: string | null
  mayRemark: boolean
  login: string
  person: string
  expiresAt: string
  endedAt: string | null
  openedAt: string | null
  opened: number
}

type Row = Omit<DraftLink, 'files' | 'mayRemark'> & { files: string | null; mayRemark: number }
const columns = `id, guest, files, snapshot, may_remark AS "mayRemark", login, person,
  expires_at AS "expiresAt", ended_at AS "endedAt", opened_at AS "openedAt", opened`
const linkIn = (row: Row): DraftLink => ({
  ...row,
  files: row.files === null ? null : JSON.parse(row.files),
  mayRemark: row.mayRemark === 1,
})

const sign = (key: string, secret: string) =>
  createHmac('sha256', key).update(`draft ${secret}`).digest('base64url').slice(0, 22)

/** Makes a token signed by this Studio, so that a guess is refused before the store is asked. */
async function newToken(queries: Queries): Promise<{ token: string; hash: string }> {
  const secret = randomBytes(16).toString('base64url')
  const token = `${secret}.${sign(await sharedSecret(queries, 'draft-links'), secret)}`
  return { token, hash: hashOf(secret) }
}

const form = /^([\w-]{22})\.([\w-]{22})$/

/** The link of a token, unless it is forged, ended or expired. */
export async function linkOf(
  database: Queries,
  token: string | undefined,
  now = new Date(),
): Promise<DraftLink | undefined> {
  const [, secret = '', signature = ''] = form.exec(token ?? '') ?? []
  if (!secret) return undefined
  const expected = sign(await sharedSecret(database, 'draft-links'), secret)
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return undefined
  const [row] = await database.query<Row>(
    `SELECT ${columns} FROM links WHERE hash = $1 AND ended_at IS NULL AND expires_at > $2`,
    [hashOf(secret), now.toISOString()],
  )
  return row && linkIn(row)
}

export const isOver = ({ endedAt, expiresAt }: Pick<DraftLink, 'endedAt' | 'expiresAt'>, now = new Date()) =>
  endedAt !== null || Date.parse(expiresAt) <= now.getTime()

export async function linksIn(queries: Queries): Promise<DraftLink[]> {
  return (await queries.query<Row>(`SELECT ${columns} FROM links ORDER BY created_at DESC`)).map(linkIn)
}

type NewLink = Pick<
  DraftLink,
  'guest' | 'files' | 'snapshot' | 'mayRemark' | 'login' | 'person' | 'expiresAt'
>

export const storeLink = (database: Database, link: NewLink, now = new Date()) =>
  database.transaction(async queries => {
    const { token, hash } = await newToken(queries)
    const id = randomUUID()
    await queries.query(
      `INSERT INTO links (id, hash, guest, files, snapshot, may_remark, login, person, created_at, expires_at, opened)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0)`,
      [
        id,
        hash,
        link.guest,
        link.files && JSON.stringify(link.files),
        link.snapshot,
        link.mayRemark ? 1 : 0,
        link.login,
        link.person,
        now.toISOString(),
        latest(link.expiresAt, now),
      ],
    )
    return { id, token }
  })

/** Limits a time to the longest that a link may last. */
export const latest = (until: string, now = new Date()): string => {
  const longest = now.getTime() + longestDays * 86_400_000
  return new Date(Math.min(Date.parse(until), longest)).toISOString()
}

/** Deletes links thirty days after they expired, or later together with their last remark. */
export async function forgetOldLinks(queries: Queries, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - longestDays * 86_400_000).toISOString()
  await queries.query(
    'DELETE FROM links WHERE expires_at < $1 AND id NOT IN (SELECT link_id FROM remarks WHERE link_id IS NOT NULL)',
    [before],
  )
}
