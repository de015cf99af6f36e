// The service with its store open beside it, so that tests read what it stored.
import assert from 'node:assert/strict'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { createLog } from '../../service/operation/log.ts'
import { openDatabase } from '../../service/store/open.ts'
import { startService } from './service.ts'

export async function startOpenService() {
  const service = await startService({ TRUSTED_PROXIES: '1' })
  const database = await openDatabase(service.config, createLog('silent'))
  return {
    service,
    database,
    async stored(reference: string) {
      const [inquiry] = await readInquiries(database, { reference })
      assert.ok(inquiry)
      return inquiry
    },
    async close() {
      await database.close()
      await service.close()
    },
  }
}

/** Reads an answer that refuses an inquiry, and checks that it reveals nothing about the program. */
export async function problemIn(
  response: Response,
): Promise<{ status: number; errors?: Record<string, string> }> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json; charset=utf-8')
  const body = (await response.json()) as { status: number; title: string; errors?: Record<string, string> }
  assert.equal(body.status, response.status)
  assert.doesNotMatch(JSON.stringify(body), / at \S+:\d|node:|\.ts\b/)
  return body
}
