import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Visitor } from './visitor.ts'

export interface Kind {
  sent: number
  /** The reason of each first attempt that failed. */
  failed: string[]
  /** The longest time, in milliseconds, until a first attempt was answered. */
  slowest: number
}

export interface Load {
  pages: Kind
  inquiries: Kind
  /** The reference of each acknowledged inquiry, by its message. */
  acknowledged: Map<string, string>
  /** Stops sending and waits for the requests in progress. */
  stop(): Promise<void>
}

export const rate = { pages: 50, inquiries: 10 }
const paths = ['/', '/en', '/projects', '/en/consulting', '/contact', '/icon.svg']
const attempts = 30

/**
 * Sends requests at a steady rate, as visitors do, even while earlier ones are unanswered. Repeats a failed inquiry
 * under the same key, as the form does when the visitor presses the button again.
 */
export function startLoad(visitor: Visitor, perSecond = rate): Load {
  const acknowledged = new Map<string, string>()
  const underWay = new Set<Promise<void>>()
  const pages: Kind = { sent: 0, failed: [], slowest: 0 }
  const inquiries: Kind = { sent: 0, failed: [], slowest: 0 }

  async function first<Result>(kind: Kind, attempt: () => Promise<Result>): Promise<Result | undefined> {
    const started = performance.now()
    kind.sent++
    try {
      return await attempt()
    } catch (error) {
      kind.failed.push((error as Error).message)
      return undefined
    } finally {
      kind.slowest = Math.max(kind.slowest, performance.now() - started)
    }
  }

  async function page(): Promise<void> {
    await first(pages, () => visitor.page(paths[pages.sent % paths.length] ?? '/'))
  }

  async function inquiry(): Promise<void> {
    const [message, key] = [`Anfrage ${randomUUID()}`, randomUUID()]
    let reference = await first(inquiries, () => visitor.inquire(message, key))
    for (let attempt = 1; reference === undefined && attempt < attempts; attempt++) {
      await wait(500)
      reference = await visitor.inquire(message, key).catch(() => undefined)
    }
    if (reference !== undefined) acknowledged.set(message, reference)
  }

  const timers = [page, inquiry].map((work, index) =>
    setInterval(
      () => {
        const running = work().finally(() => underWay.delete(running))
        underWay.add(running)
      },
      1000 / (index === 0 ? perSecond.pages : perSecond.inquiries),
    ),
  )
  return {
    pages,
    inquiries,
    acknowledged,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
