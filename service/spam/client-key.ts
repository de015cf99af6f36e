import { createHmac } from 'node:crypto'
import type { Queries } from '../store/database.ts'
import { sharedSecret } from '../store/settings.ts'

/**
 * Turns an address into a key that counts arrivals without keeping the address. The salt is new every day
 * and the old one is deleted, after which no key can be traced back.
 */
export function createClientKeys(queries: Queries): (address: string, now?: Date) => Promise<string> {
  let current: { day: string; salt: Promise<string> } | undefined
  return async (address, now = new Date()) => {
    const day = now.toISOString().slice(0, 10)
    if (current?.day !== day) {
      const salt = sharedSecret(queries, `salt:${day}`)
      current = { day, salt }
      // A store that failed once must be asked again.
      salt.catch(() => {
        current = undefined
      })
    }
    return createHmac('sha256', await current.salt)
      .update(network(address))
      .digest('base64url')
      .slice(0, 22)
  }
}

export async function deleteOldSalts(queries: Queries, now: Date): Promise<void> {
  const today = `salt:${now.toISOString().slice(0, 10)}`
  await queries.query("DELETE FROM settings WHERE name LIKE 'salt:%' AND name < $1", [today])
}

/** One household has a whole IPv6 /64 to choose addresses from. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':')
}
