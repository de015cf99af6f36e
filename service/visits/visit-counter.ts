import { networkOf } from '../http/client-address.ts'
import type { Log } from '../operation/log.ts'
import { type Database, reasonOf } from '../store/database.ts'
import type { Visit } from './visit.ts'
import { addVisits, dayOf, type VisitSum } from './visit-sums.ts'

const writeEveryMs = 60_000
/** Page views counted of one address within a minute; an office of browsers has fewer. */
const perMinute = 120
/** Addresses told apart within a minute. */
const maxAddresses = 10_000
/** Referring sites, and missing pages, that get a sum of their own on one day; anybody can make names up. */
const maxNames = 200
export const otherNames = '…'

/**
 * Adds page views up in memory and writes the sums once a minute, so that a flood costs one write a minute. A process
 * that is killed loses the views of its last minute. Addresses are in memory for that minute, and nowhere else.
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

  /** Counts a page view. False where its address has reported too many. */
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

  /** Writes what was counted. Sums that cannot be written now are written with the next ones. */
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
