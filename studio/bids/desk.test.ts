import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'
import type { Studio } from '../http/settings.ts'
import { deskFiles } from './desk.server.ts'

const studio = { project: otherFirm.folder, content: otherFirm.env.CONTENT_DIR } as Studio

test('the bid desk answers 503 if sheets take too long, and 422 to an invalid order', async () => {
  await assert.rejects(deskFiles(studio, 'print', {}, 1), { status: 503, message: /too long/ })
  await assert.rejects(deskFiles(studio, 'print', {}), { status: 422 })
})
