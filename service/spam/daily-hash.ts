import { createHmac } from 'node:crypto'
import type { Queries } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import { sharedSecret } from '../store/shared-secret.ts'

export type Hash = (text: string) => string

/**
 * Turns addresses into keys, so that they can be counted without being stored. Each day has a new salt. The first use on
 * another day, or housekeeping, deletes the old salt, after which no key can be traced back.
 */
export function createDailyHash(queries: Queries): (now?: Date) => Promise<Hash> {
  let day = ''
  let salt: () => Promise<string>
  return async (now = new Date()) => {
    const today = now.toISOString().slice(0, 10)
    if (day !== today) {
      day = today
      salt = memoize(async () => {
        await deleteOldSalts(queries, now)
        return sharedSecret(queries, `salt:${today}`)
      })
    }
    const key = await salt()
    return text => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
  }
}

/** Deletes all salts except those of today and tomorrow, because an instance with a fast clock may already use the latter. */
export async function deleteOldSalts(queries: Queries, now: Date): Promise<void> {
  const [today, tomorrow] = [0, 86_400_000].map(
    later => `salt:${new Date(now.getTime() + later).toISOString().slice(0, 10)}`,
  )
  await queries.query("DELETE FROM settings WHERE name LIKE 'salt:%' AND name <> $1 AND name <> $2", [
    `${today}`,
    `${tomorrow}`,
  ])
}
