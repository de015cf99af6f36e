import { networkOf } from '../http/client-address.ts'
import type { Log } from '../operation/log.ts'
import { type Database, reasonOf } from '../store/database.ts'
import type { Visit } from './visit.ts'
import { addVisits, dayOf, type VisitSum } from './visit-sums.ts'

const writeEveryMs = 60_000
/** The page views counted from one address within a minute. Even a whole office has fewer. */
const perMinute = 120
/** The number of addresses counted separately within a minute. */
const maxAddresses = 10_000
/** The number of referring sites, and of missing pages, with a separate sum on one day, because anyone can invent names. */
const maxNames = 200
export const otherNames = '…'

/**
 * Adds up page views in memory and writes the sums once a minute, so that even a flood costs only one write a minute. A
 * killed process loses the views of its last minute. Addresses are kept only in memory and only for that minute.
 */
export class VisitCounter {
  readonly #database: Database
  readonly #log: Log
  readonly #timer: NodeJS.Timeout
  #sums = new Map<string, VisitSum>()
  #viewsOf = new Map<string, number>()
  #made = { day: '', site: new Set<string>(), missing: new Set<string>() }
  #writing: Promise<void> = Promise.resolve()

  constructor(database: Database, log: Log) {
    this.#database = database
    this.#log = log
    this.#timer = setInterval(() => void this.write(), writeEveryMs).unref()
  }

  /** Counts a page view. Returns false if its address has reported too many. */
  count(visit: Visit, clientAddress: string, now = new Date()): boolean {
    const network = networkOf(clientAddress)
    const views = (this.#viewsOf.get(network) ?? 0) + 1
    if (views > perMinute || (views === 1 && this.#viewsOf.size >= maxAddresses)) return false
    this.#viewsOf.set(network, views)
    const day = dayOf(now)
    for (const [kind, given] of visit) {
      const name = kind === 'site' || kind === 'missing' ? this.#limited(kind, given, day) : given
      const key = [day, kind, name].join('\n')
      const count = (this.#sums.get(key)?.count ?? 0) + 1
      this.#sums.set(key, { day, kind, name, count })
    }
    return true
  }

  /** Writes the sums. If that fails, they are written with the next ones. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const sums = this.#sums
      this.#sums = new Map()
      this.#viewsOf = new Map()
      try {
        await addVisits(this.#database, [...sums.values()])
      } catch (error) {
        for (const [key, sum] of this.#sums) {
          const count = (sums.get(key)?.count ?? 0) + sum.count
          sums.set(key, { ...sum, count })
        }
        this.#sums = sums
        this.#log.warn('Page views could not be stored; it will be tried again', { reason: reasonOf(error) })
      }
    })
    return this.#writing
  }

  stop(): Promise<void> {
    clearInterval(this.#timer)
    return this.write()
  }

  #limited(kind: 'site' | 'missing', name: string, day: string): string {
    if (this.#made.day !== day) this.#made = { day, site: new Set(), missing: new Set() }
    const names = this.#made[kind]
    if (!names.has(name) && names.size >= maxNames) return otherNames
    names.add(name)
    return name
  }
}
