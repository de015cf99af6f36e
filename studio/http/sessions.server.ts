// Sessions of the Studio's own login. The browser holds a random value in a cookie, the store its hash.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Queries } from '../../service/store/database.ts'
import type { Session } from './route.ts'
import type { Studio } from './settings.ts'
import { withStudioStore } from './store.server.ts'

/** A session ends when it was not used for this long. */
export const idleHours = 12
/** A session ends after this long, however much it was used. */
export const longestDays = 7
/** Roles change only within this time after signing in, so that a stolen session cannot create an account. */
const freshMinutes = 30

const hourMs = 3_600_000

/** Behind a proxy's login there are no sessions of the Studio. */
export const isFresh = (session: Session | undefined): boolean =>
  !session || Date.now() - Date.parse(session.createdAt) <= freshMinutes * 60_000

/** Makes a value that nobody can guess, for cookies and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
/** A plain hash is enough for 256 random bits, which nobody can find by trying. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const isSecure = ({ origin }: Pick<Studio, 'origin'>) => origin?.startsWith('https:') === true

/** Makes a cookie for this host only, which scripts cannot read. A laptop has no https, and so no secure cookie. */
export function cookie(studio: Pick<Studio, 'origin'>, name: string, value: string, seconds: number): string {
  const prefix = isSecure(studio) ? '__Host-' : ''
  const secure = isSecure(studio) ? '; Secure' : ''
  return `${prefix}${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

export function readCookie(request: IncomingMessage, studio: Pick<Studio, 'origin'>, name: string) {
  const wanted = `${isSecure(studio) ? '__Host-' : ''}${name}`
  const cookies = (request.headers.cookie ?? '')
    .split(';')
    .map(part => part.trim())
    .filter(part => part.startsWith(`${wanted}=`))
  // Two cookies of one name: an attacker may have planted one.
  return cookies.length === 1 ? cookies[0]?.slice(wanted.length + 1) : undefined
}

export const sessionCookie = 'studio-session'

const columns = 'id, person_id AS "personId", created_at AS "createdAt", seen_at AS "seenAt", agent'

const limits = (now: Date) =>
  [idleHours * hourMs, longestDays * 24 * hourMs].map(ms => new Date(now.getTime() - ms).toISOString())

/** The session of a request, unless it has ended. */
export async function sessionOf(
  request: IncomingMessage,
  studio: Studio,
  now = new Date(),
): Promise<Session | undefined> {
  const secret = readCookie(request, studio, sessionCookie)
  if (!secret) return undefined
  const [idleSince = '', oldest = ''] = limits(now)
  return withStudioStore(studio, async ({ query }) => {
    const [session] = await query<Session>(
      `SELECT ${columns} FROM sessions WHERE hash = $1 AND seen_at > $2 AND created_at > $3`,
      [hashOf(secret), idleSince, oldest],
    )
    if (session && now.getTime() - Date.parse(session.seenAt) > 60_000)
      await query('UPDATE sessions SET seen_at = $1 WHERE id = $2', [now.toISOString(), session.id])
    return session
  })
}

/** Begins a session with a new value, and resolves to its cookie. Sessions that ended are deleted on the way. */
export async function beginSession(
  queries: Queries,
  studio: Studio,
  personId: string,
  agent: string,
  now = new Date(),
): Promise<string> {
  const [idleSince = '', oldest = ''] = limits(now)
  const secret = newSecret()
  await queries.query('DELETE FROM sessions WHERE seen_at <= $1 OR created_at <= $2', [idleSince, oldest])
  await queries.query(
    `INSERT INTO sessions (hash, id, person_id, created_at, seen_at, agent) VALUES ($1, $2, $3, $4, $4, $5)`,
    [hashOf(secret), randomUUID(), personId, now.toISOString(), agent.slice(0, 200)],
  )
  return cookie(studio, sessionCookie, secret, longestDays * 24 * 3600)
}

export const sessionsOf = (queries: Queries, personId: string): Promise<Session[]> =>
  queries.query<Session>(`SELECT ${columns} FROM sessions WHERE person_id = $1 ORDER BY seen_at DESC`, [
    personId,
  ])
