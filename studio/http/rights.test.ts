// The table of rights is complete, and the server follows it: the test calls every route in every role.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { theTarget } from '../../tests/support/studio-target.ts'
import { accessWords } from '../access/words.ts'
import { closeStore } from '../inbox/service-store.server.ts'
import { allRoutes } from '../shell/overview.server.ts'
import { openRoutes } from '../shell/routes.server.ts'
import { createStudio } from '../shell/studio.server.ts'
import { isEntry } from './journal.server.ts'
import { adoptEarlierLists, peopleIn, storePerson } from './people.server.ts'
import { mayAsk, type Role, rightsOf, roles, routesFor, routesWithoutLogin } from './rights.ts'
import { closeStudioStore, withStudioStore } from './store.server.ts'

const target = theTarget()
const inquiries = mkdtempSync(join(tmpdir(), 'studio-rights-'))
process.env.DATA_DIR = inquiries
after(async () => {
  await closeStore()
  await closeStudioStore(target().studio.dataDir)
  rmSync(inquiries, { recursive: true })
})

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const everybody: Record<string, Role[]> = {
  nobody: [],
  writer: ['edit'],
  publisher: ['publish'],
  secretary: ['inbox'],
  administrator: ['administer'],
}

test('every route is in exactly one list of the rights table, and the table lists no other routes', () => {
  assert.deepEqual(Object.values(routesFor).flat().sort(), allRoutes.map(nameOf).sort())
  assert.deepEqual([...routesWithoutLogin].sort(), openRoutes.map(nameOf).sort())
  assert.deepEqual(Object.keys(routesFor).sort(), ['anybody', ...roles].sort())
})

test('every route that makes a change has a journal text in both languages', () => {
  const entries = allRoutes.filter(({ method, path }) => isEntry(method, path)).map(({ path }) => path)
  for (const { deeds } of Object.values(accessWords))
    assert.deepEqual(Object.keys(deeds).sort(), entries.sort())
})

test('the role for publishing includes editing, and no other role includes another', () => {
  assert.deepEqual(rightsOf(['publish']), { edit: true, publish: true, inbox: false, administer: false })
  for (const role of ['edit', 'inbox', 'administer'] as const)
    assert.deepEqual(
      Object.entries(rightsOf([role])).flatMap(([name, may]) => (may ? [name] : [])),
      [role],
    )
  assert.equal(mayAsk(rightsOf(roles), 'GET', 'nowhere'), false)
})

test('every route accepts the roles in its list and refuses all others', async t => {
  const { ask, everything, studio: alone } = target()
  const studio = { ...alone, login: { header: 'x-forwarded-user' } }
  await withStudioStore(studio, ({ transaction }) =>
    transaction(async queries => {
      for (const [login, granted] of Object.entries(everybody))
        await storePerson(queries, { login, name: login, email: null, roles: granted })
    }),
  )
  const server = createStudio(studio, [])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const start = everything()
  for (const [login, granted] of [...Object.entries(everybody), ['stranger', []] as const])
    for (const route of allRoutes) {
      const headers = { host: `127.0.0.1:${port}`, origin, 'sec-fetch-site': 'same-origin' }
      // Sends a body that no route understands: an allowed request is refused for its form, and changes nothing.
      const { status } = await ask({
        port,
        method: route.method,
        path: `/studio/api/${route.path}`,
        headers: { ...headers, 'x-forwarded-user': login },
        ...(route.method === 'POST' && { body: 'no JSON' }),
      })
      const allowed = mayAsk(rightsOf(granted), route.method, route.path)
      assert.equal(status !== 403, allowed, `${login} ${nameOf(route)} ${status}`)
    }
  assert.deepEqual(everything(), start)
})

test('the earlier lists in the settings become roles once, and later do not change stored people', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-lists-'))
  const studio = { ...target().studio, dataDir, login: { header: 'x-forwarded-user' } }
  await adoptEarlierLists(studio, { STUDIO_EDITORS: 'anna, bela', STUDIO_INBOX: 'bela,Eva@firm.example' })
  const named = async () =>
    (await withStudioStore(studio, peopleIn)).map(({ login, roles }) => `${login}: ${roles}`).sort()
  const adopted = ['anna: edit,publish', 'bela: edit,publish,inbox', 'eva@firm.example: inbox']
  assert.deepEqual(await named(), adopted)
  await adoptEarlierLists(studio, { STUDIO_EDITORS: 'mallory' })
  assert.deepEqual(await named(), adopted)
  await closeStudioStore(dataDir)
  rmSync(dataDir, { recursive: true })
})
