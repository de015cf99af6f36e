// A missing address is listed with its views, and leads to a page once an editor has chosen one.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { addVisits, dayOf } from '../../service/visits/visit-sums.ts'
import { theTarget } from '../../tests/support/studio-target.ts'
import type { NoticeText } from '../http/route.ts'
import { closeStore, withStore } from '../inbox/service-store.server.ts'
import type { Missing } from './missing.server.ts'

const target = theTarget()
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'studio-missing-'))
after(() => closeStore())

test('a missing address is listed until an editor redirects it to a page in its own language', async () => {
  const { get, post, studio } = target()
  const data = async <T>(path: string) => JSON.parse((await get(`/studio/api/${path}`)).text) as T
  const names = async () => (await data<Missing>('visits/missing')).pages.map(({ name }) => name)
  const lines = async () => (await data<NoticeText[]>('notices')).filter(({ href }) => href === 'missing')
  assert.deepEqual(await lines(), [])
  const sum = (name: string, count: number) => ({
    day: dayOf(new Date()),
    kind: 'missing' as const,
    name,
    count,
  })
  await withStore(({ database }) =>
    addVisits(database, [sum('/referenzen', 12), sum('/en/references', 2), sum('/contact', 3), sum('…', 9)]),
  )
  // A page that exists by now is not missing any more.
  assert.deepEqual(await names(), ['/referenzen', '/en/references'])
  assert.match((await lines())[0]?.says ?? '', /2/)
  const redirect = (from: string, to: string) => post('visits/redirect', { from, to })
  assert.equal((await redirect('/referenzen', 'pages/nowhere.yaml')).status, 404)
  assert.equal((await redirect('/referenzen?x', 'pages/contact.yaml')).status, 422)
  for (const from of ['/referenzen', '/en/references'])
    assert.equal((await redirect(from, 'pages/contact.yaml')).status, 200)
  const file = readFileSync(join(studio.content, 'redirects.yaml'), 'utf8')
  assert.match(file, /from: "?\/referenzen"?\n\s+to: "?\/contact"?\n/)
  assert.match(file, /from: "?\/en\/references"?\n\s+to: "?\/en\/contact"?\n/)
  assert.deepEqual(await names(), [])
})
