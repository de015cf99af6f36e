import type { Queries } from './database.ts'

interface Waiting {
  work: (queries: Queries) => Promise<unknown>
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

export interface SharedCommit {
  add<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Runs everything added so far in one transaction. */
  commit(): Promise<void>
}

/**
 * A commit costs a sync of the disk, however little is in it. Inquiries that arrive while the disk is busy share
 * the next one. Each has its own savepoint: one that fails takes nobody with it, and nobody is answered
 * before the commit they share has reached the disk.
 */
export function createSharedCommit(
  queries: Queries,
  begin: () => Promise<unknown>,
  isOpen: () => boolean,
): SharedCommit {
  let waiting: Waiting[] = []

  async function runOne({ work, resolve, reject }: Waiting): Promise<() => void> {
    await queries.query('SAVEPOINT one')
    try {
      const result = await work(queries)
      await queries.query('RELEASE one')
      return () => resolve(result as never)
    } catch (error) {
      // A full disk has undone everything already, for all.
      if (!isOpen()) throw error
      await queries.query('ROLLBACK TO one')
      await queries.query('RELEASE one')
      return () => reject(error)
    }
  }

  return {
    add<Result>(work: (queries: Queries) => Promise<Result>) {
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve, reject } as Waiting)
      })
    },
    async commit() {
      const batch = waiting
      waiting = []
      if (batch.length === 0) return
      try {
        await begin()
        const answers: (() => void)[] = []
        for (const one of batch) answers.push(await runOne(one))
        await queries.query('COMMIT')
        for (const answer of answers) answer()
      } catch (error) {
        if (isOpen()) await queries.query('ROLLBACK').catch(() => {})
        for (const { reject } of batch) reject(error)
      }
    },
  }
}
