import { networkOf } from '../http/client-address.ts'
import { asciiAddress } from '../mail/address.ts'
import type { Queries } from '../store/database.ts'
import type { Hash } from './daily-hash.ts'

/** So many within so many seconds. */
export interface Limit {
  key: string
  most: number
  seconds: number
}

const hour = 3600
const day = 24 * hour

export function inquiryLimit(hash: Hash, clientAddress: string, most: number): Limit {
  return { key: `client ${hash(networkOf(clientAddress))}`, most, seconds: hour }
}

/**
 * A confirmation goes to an address that anybody may have typed. However many inquiries name it, its owner gets one a
 * day; spellings of one mailbox (`eva+1@`, `e.va@`) are one. A mail server is not flooded either, nor a world of them.
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

/** Notes one more for each limit. Or, where one is reached, notes none and says in how many seconds there is room. */
export async function take(
  queries: Queries,
  limits: readonly Limit[],
  now: Date,
): Promise<number | undefined> {
  // A moment ahead is another request that was quicker; what is further ahead was noted by a clock that was wrong.
  const until = new Date(now.getTime() + 60_000).toISOString()
  for (const { key, most, seconds } of limits) {
    const since = new Date(now.getTime() - seconds * 1000).toISOString()
    const noted = await queries.query<{ at: string }>(
      'SELECT at FROM arrivals WHERE client = $1 AND at > $2 AND at <= $3 ORDER BY at DESC LIMIT $4',
      [key, since, until, most],
    )
    const oldest = noted[most - 1]
    if (oldest) return Math.max(1, Math.ceil((Date.parse(oldest.at) - now.getTime()) / 1000 + seconds))
  }
  for (const { key } of limits)
    await queries.query('INSERT INTO arrivals (client, at) VALUES ($1, $2)', [key, now.toISOString()])
  return undefined
}

/** What no limit counts any more, and what a clock that was wrong noted. */
export async function deleteArrivals(queries: Queries, now: Date): Promise<void> {
  const [anHourAgo, aDayAgo, soon] = [-hour, -day, hour].map(seconds =>
    new Date(now.getTime() + seconds * 1000).toISOString(),
  )
  await queries.query(
    "DELETE FROM arrivals WHERE (client LIKE 'client %' AND at < $1) OR at < $2 OR at > $3",
    [`${anHourAgo}`, `${aDayAgo}`, `${soon}`],
  )
}
