import { networkOf } from '../http/client-address.ts'
import { asciiAddress } from '../mail/ascii-address.ts'
import type { Queries } from '../store/database.ts'
import type { Hash } from './daily-hash.ts'

/** The number of inquiries accepted from one address within an hour; more get 429. Configuration may override it. */
export const inquiriesPerHour = 20

/** A number of requests within a number of seconds. */
export interface Limit {
  /** The part before the space names the kind of client. */
  key: string
  most: number
  seconds: number
}

/** The times that hashes of addresses and mailboxes are counted and kept. The privacy page states them. */
export const addressMinutes = 60
export const mailboxHours = 24

const hour = addressMinutes * 60
const day = mailboxHours * 3600

export function inquiryLimit(hash: Hash, clientAddress: string, most: number): Limit {
  return { key: `client ${hash(networkOf(clientAddress))}`, most, seconds: hour }
}

/**
 * Limits confirmations, because anyone may have typed the address. Its owner gets one a day, however many inquiries name
 * it; spellings of one mailbox (`eva+1@`, `e.va@`) count as one. Further limits protect each mail server, and all together.
 */
export function confirmationLimits(hash: Hash, email: string): Limit[] {
  const [local = '', domain = ''] = asciiAddress(email).toLowerCase().split('@')
  const mailbox = local.replace(/\+.*/, '').replaceAll('.', '')
  return [
    { key: `mailbox ${hash(`${mailbox}@${domain}`)}`, most: 1, seconds: day },
    { key: `domain ${hash(domain)}`, most: 20, seconds: day },
    { key: 'everybody', most: 200, seconds: day },
  ]
}

/** Limits the Studio's mails to one person, because a guest may press a button a thousand times. */
export const studioMailLimit = (hash: Hash, email: string): Limit => ({
  key: `studio ${hash(email.toLowerCase())}`,
  most: 40,
  seconds: day,
})

/** Counts one more for each limit. If one is reached, counts none and returns it with the seconds to wait. */
export async function countAgainst(
  queries: Queries,
  limits: readonly Limit[],
  now: Date,
): Promise<{ reached: string; retryAfter: number } | undefined> {
  for (const { key, most, seconds } of limits) {
    const since = new Date(now.getTime() - seconds * 1000).toISOString()
    const noted = await queries.query<{ at: string }>(
      'SELECT at FROM arrivals WHERE client = $1 AND at > $2 ORDER BY at DESC LIMIT $3',
      [key, since, most],
    )
    const oldest = noted[most - 1]
    if (!oldest) continue
    const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest.at) - now.getTime()) / 1000 + seconds))
    return { reached: key.split(' ', 1)[0] ?? key, retryAfter }
  }
  for (const { key } of limits)
    await queries.query('INSERT INTO arrivals (client, at) VALUES ($1, $2)', [key, now.toISOString()])
  return undefined
}

/** Deletes arrivals that no limit counts any more, and those that a fast clock recorded. */
export async function deleteArrivals(queries: Queries, now: Date): Promise<void> {
  const [anHourAgo, aDayAgo, soon] = [-hour, -day, hour].map(seconds =>
    new Date(now.getTime() + seconds * 1000).toISOString(),
  )
  await queries.query(
    "DELETE FROM arrivals WHERE (client LIKE 'client %' AND at < $1) OR at < $2 OR at > $3",
    [`${anHourAgo}`, `${aDayAgo}`, `${soon}`],
  )
}
