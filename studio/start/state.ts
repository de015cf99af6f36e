// What runs: the service that visitors reach, and its mails.
import { statfs } from 'node:fs/promises'
import { readStats } from '../../service/admin/stats.ts'
import { readBuildRecord } from '../../service/site/build-record.ts'
import { withStore } from '../inbox/store.ts'
import { buildsOf } from '../publish/builds.ts'
import { Refusal, type Route } from '../route.ts'

export type ServiceState = {
  /** Pages that visitors get; none where nothing is built yet. */
  pages: number
  /** Whether the service on this machine answers. On a laptop there mostly is none. */
  answers: boolean
  /** Bytes that are free where the project is. */
  free: number
  mails: { waiting: number; undeliverable: number; sent: number } | undefined
}

const patience = 1500

/** The service's own question whether it can take inquiries. */
async function isThere(): Promise<boolean> {
  const port = process.env.PORT || '8080'
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  return answer?.ok === true
}

export const serviceState: Route = {
  method: 'GET',
  path: 'service',
  access: 'either',
  handle: async ({ studio, person }) => {
    const mails = person.may.inbox
      ? await withStore(async ({ database }) => (await readStats(database)).mails).catch((error: unknown) => {
          if (error instanceof Refusal) return undefined
          throw error
        })
      : undefined
    const { bavail, bsize } = await statfs(studio.project)
    const state: ServiceState = {
      pages: Object.keys(readBuildRecord(buildsOf(studio.project).public).pages ?? {}).length,
      answers: await isThere(),
      free: bavail * bsize,
      mails: mails && { waiting: mails.due, undeliverable: mails.parked, sent: mails.sent },
    }
    return { json: state }
  },
}
