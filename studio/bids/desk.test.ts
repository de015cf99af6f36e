import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'
import type { Studio } from '../http/settings.ts'
import { deskFiles } from './desk.server.ts'

const studio = { project: otherFirm.folder, content: otherFirm.env.CONTENT_DIR } as Studio

test('sheets that take too long say so, and an order that is none says something else', async () => {
  await assert.rejects(deskFiles(studio, 'print', {}, 1), { status: 503, message: /too long/ })
  await assert.rejects(deskFiles(studio, 'print', {}), { status: 422 })
})
