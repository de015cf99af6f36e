// Reports the state of the public service and its emails.
import { statfs } from 'node:fs/promises'
import { readStats } from '../../service/admin/stats.ts'
import { readBuildRecord } from '../../service/site/build-record.ts'
import { type DataOf, dataRoute, unlessRefused } from '../http/route.ts'
import { withStore } from '../inbox/service-store.server.ts'
import { buildsOf } from '../publish/builds.server.ts'

const timeoutMs = 1500

/** Asks the service whether it can take inquiries. */
async function isServiceUp(): Promise<boolean> {
  const port = process.env.PORT || '8080'
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  return answer?.ok === true
}

export const serviceState = dataRoute('GET', 'service', async ({ studio, person }) => {
  const mails = person.may.inbox
    ? await withStore(async ({ database }) => (await readStats(database)).mails).catch(
        unlessRefused(undefined),
      )
    : undefined
  const { bavail, bsize } = await statfs(studio.project)
  return {
    /** The number of pages that visitors get; 0 if nothing is built yet. */
    pages: Object.keys(readBuildRecord(buildsOf(studio.project).public).pages ?? {}).length,
    /** True if the service on this machine answers. A laptop usually runs none. */
    answers: await isServiceUp(),
    /** The free bytes on the project's disk. */
    free: bavail * bsize,
    mails: mails && { scheduled: mails.due, undeliverable: mails.parked },
  }
})
export type ServiceState = DataOf<typeof serviceState>
