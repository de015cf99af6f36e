// Attacks the Studio's own login: links that are forged, expired, replayed or opened elsewhere, other sites, guesses.
// Sessions end when they should.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { memoize } from '../../service/store/memoize.ts'
import { theTarget } from '../../tests/support/studio-target.ts'
import { storePerson } from '../http/people.server.ts'
import { hashOf } from '../http/sessions.server.ts'
import { studioSettings } from '../http/settings.ts'
import { closeStudioStore, withStudioStore } from '../http/store.server.ts'
import { closeStore, withStore } from '../inbox/service-store.server.ts'
import { createStudio } from '../shell/studio.server.ts'
import { sendMail } from './mail.server.ts'

const target = theTarget()
const inquiries = mkdtempSync(join(tmpdir(), 'studio-login-'))
process.env.DATA_DIR = inquiries

let server: ReturnType<typeof createStudio>
const settings = () => ({
  ...target().studio,
  login: 'mail' as const,
  origin: 'https://studio.firm.example',
  trustedProxies: 1,
})
const start = memoize(async () => {
  await withStudioStore(settings(), ({ transaction }) =>
    transaction(async queries => {
      const person = (name: string, roles: ('edit' | 'administer')[]) => {
        const email = `${name}@firm.example`
        return storePerson(queries, { id: name, login: email, name, email, roles })
      }
      await person('leonie', ['edit', 'administer'])
      await person('nobody', [])
    }),
  )
  server = createStudio(settings(), [
    async (_, response, path) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`screen ${path}`)
      return true
    },
  ])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
after(async () => {
  server.closeAllConnections()
  server.close()
  await closeStore()
  await closeStudioStore(target().studio.dataDir)
  rmSync(inquiries, { recursive: true })
})

/** Each browser has its cookies, and an address of its own. */
function browser(address = '203.0.113.1') {
  const jar = new Map<string, string>()
  let setCookies: string[] = []
  const ask = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    await start()
    const { port } = server.address() as AddressInfo
    const answer = await target().ask({
      port,
      path: path.startsWith('/') ? path : `/studio/api/${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host: 'studio.firm.example',
        origin: 'https://studio.firm.example',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        'user-agent': `Browser at ${address}`,
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    setCookies = answer.headers['set-cookie'] ?? []
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0/.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return { ask, jar, cookies: () => setCookies }
}

const mails = () =>
  withStore(({ database }) =>
    database.query<{ content: string }>(
      "SELECT content FROM mails WHERE purpose = 'login' ORDER BY created_at",
    ),
  )
async function newToken(after: number): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await mails()
    if (found.length > after)
      return /login#([\w-]{43})/.exec(JSON.parse(found.at(-1)?.content ?? '{}').text)?.[1] ?? ''
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('no mail')
}
async function askFor(visitor: ReturnType<typeof browser>, email = 'leonie@firm.example') {
  const before = (await mails()).length
  assert.equal((await visitor.ask('login/ask', { email })).status, 200)
  return newToken(before)
}
const enter = (visitor: ReturnType<typeof browser>, token: string) => visitor.ask('login/enter', { token })
const store = (sql: string, parameters: (string | null)[] = []) =>
  withStudioStore(target().studio, ({ query }) => query(sql, parameters))
async function signedIn(address: string) {
  const visitor = browser(address)
  assert.equal((await enter(visitor, await askFor(visitor))).status, 200)
  return visitor
}

test('a visitor without a session reaches only the login page', async () => {
  const stranger = browser()
  assert.equal((await stranger.ask('me')).status, 401)
  assert.equal((await stranger.ask('save', {})).status, 401)
  assert.equal((await stranger.ask('nowhere')).status, 401)
  const page = await stranger.ask('/studio/edit/pages/home', undefined, { 'sec-fetch-dest': 'document' })
  assert.deepEqual([page.status, page.headers.location], [302, '/studio/login'])
  assert.equal((await stranger.ask('/')).status, 401)
  assert.equal((await stranger.ask('/studio/login')).text, 'screen /studio/login')
  for (const header of ['x-studio-person', 'x-forwarded-user', 'remote-user'])
    assert.equal((await stranger.ask('me', undefined, { [header]: 'leonie@firm.example' })).status, 401)
})

test('a login link works once, in the browser that requested it, and sets protected cookies', async () => {
  const mine = browser()
  const token = await askFor(mine)
  for (const cookie of mine.cookies())
    assert.match(cookie, /^__Host-[\w-]+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
  assert.equal((await enter(mine, token)).status, 200)
  assert.match(
    mine.cookies()[0] ?? '',
    /^__Host-studio-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax;.*Secure$/,
  )
  assert.equal(JSON.parse((await mine.ask('me')).text).name, 'leonie')
  // The store keeps hashes only, so nobody can sign in with its rows.
  const rows = JSON.stringify(await store('SELECT * FROM sessions'))
  assert.ok(!rows.includes(mine.jar.get('__Host-studio-session') ?? '?'))
  assert.equal((await enter(mine, token)).status, 403, 'replayed')
  assert.equal((await enter(browser(), token)).status, 403, 'replayed elsewhere')
})

test('a login link fails and becomes invalid in another browser, and an expired link fails', async () => {
  const mine = browser('203.0.113.2')
  const stolen = await askFor(mine)
  const thief = browser('203.0.113.3')
  assert.equal((await enter(thief, stolen)).status, 403)
  assert.equal((await enter(mine, stolen)).status, 403, 'used up by the thief')
  // The thief had asked for a link of their own, with a cookie of their own.
  const own = await askFor(thief, 'leonie@firm.example')
  const victim = browser('203.0.113.4')
  assert.equal((await enter(victim, own)).status, 403, 'nobody signs in with the link of another browser')
  const late = await askFor(mine)
  await store('UPDATE logins SET expires_at = $1', [new Date(Date.now() - 1000).toISOString()])
  assert.equal((await enter(mine, late)).status, 403)
})

test('forged login links and session cookies of many kinds are refused', async () => {
  const visitor = browser('203.0.113.5')
  for (const token of ['', 'x', 'a'.repeat(43), '../'.repeat(14), "' OR 1=1 --", null, {}, hashOf('x')]) {
    const { status } = await visitor.ask('login/enter', { token })
    assert.ok(status === 400 || status === 403, `${token} ${status}`)
  }
  const known = (await store('SELECT hash FROM sessions'))[0] as { hash: string }
  for (const value of [known.hash, '', 'a'.repeat(43), '%00', 'x; __Host-studio-session=y']) {
    const { status } = await visitor.ask('me', undefined, { cookie: `__Host-studio-session=${value}` })
    assert.equal(status, 401, value)
  }
  // A cookie without the prefix may come from a neighbouring host.
  const mine = await signedIn('203.0.113.6')
  const secret = mine.jar.get('__Host-studio-session') ?? ''
  assert.equal((await visitor.ask('me', undefined, { cookie: `studio-session=${secret}` })).status, 401)
  const both = `__Host-studio-session=${secret}; __Host-studio-session=${'a'.repeat(43)}`
  assert.equal((await visitor.ask('me', undefined, { cookie: both })).status, 401)
})

test('other sites can neither request a login link, nor sign in, nor use a session', async () => {
  const mine = await signedIn('203.0.113.7')
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.example' },
  ])
    for (const path of ['login/ask', 'login/enter', 'login/leave', 'access/person'])
      assert.ok(
        [403, 421].includes((await mine.ask(path, {}, headers)).status),
        `${path} ${JSON.stringify(headers)}`,
      )
  assert.equal((await mine.ask('me')).status, 200)
})

test('a login request does not reveal who has access, and a stranger cannot lock a person out', async () => {
  const stranger = browser('203.0.113.8')
  const known = await stranger.ask('login/ask', { email: 'leonie@firm.example' })
  const before = (await mails()).length
  for (const email of ['nobody@firm.example', 'mallory@evil.example', "'; DROP TABLE people; --"]) {
    const unknown = await stranger.ask('login/ask', { email })
    assert.deepEqual([unknown.status, unknown.text], [known.status, known.text])
  }
  await newToken(before - 1)
  for (let tries = 0; tries < 4; tries++) await stranger.ask('login/ask', { email: 'leonie@firm.example' })
  assert.equal((await stranger.ask('login/ask', { email: 'leonie@firm.example' })).status, 429)
  // From another network the same person can still sign in.
  await signedIn('203.0.113.9')
  const recipients = (await mails()).map(({ content }) => JSON.parse(content).to.address)
  assert.deepEqual([...new Set(recipients)], ['leonie@firm.example'])
})

test('the number of mails to one address is limited, but login links do not count', async () => {
  await start()
  const send = (purpose: 'login' | 'studio') =>
    sendMail(settings(), {
      purpose,
      to: { name: 'leonie', address: 'leonie@firm.example' },
      subject: { de: 'Betreff', en: 'Subject' },
      says: [],
    })
  for (let sent = 0; sent < 41; sent++) assert.equal(await send('login'), true)
  for (let sent = 0; sent < 40; sent++) assert.equal(await send('studio'), true)
  assert.deepEqual([await send('studio'), await send('login')], [false, true])
})

test('the Studio blocks a browser after a limited number of guessed login links', async () => {
  const guesser = browser('203.0.113.10')
  const statuses = []
  for (let tries = 0; tries < 32; tries++)
    statuses.push((await enter(guesser, Buffer.alloc(32, tries).toString('base64url'))).status)
  assert.deepEqual([...new Set(statuses)], [403, 429])
})

test('a session stops working after sign-out, when idle or too old, and when its person loses access', async () => {
  const ends: Record<string, (mine: ReturnType<typeof browser>) => Promise<unknown>> = {
    'signs out': mine => mine.ask('login/leave', {}),
    idle: () =>
      store('UPDATE sessions SET seen_at = $1', [new Date(Date.now() - 12 * 3_600_000).toISOString()]),
    old: () =>
      store('UPDATE sessions SET created_at = $1', [new Date(Date.now() - 7 * 86_400_000).toISOString()]),
    'without a role': () => store("UPDATE people SET roles = '' WHERE id = 'leonie'"),
    'ended by an administrator': mine => mine.ask('access/end-sessions', { id: 'leonie', name: 'Leonie' }),
    removed: () => store("DELETE FROM people WHERE id = 'leonie'"),
  }
  let number = 20
  for (const [how, end] of Object.entries(ends)) {
    const mine = await signedIn(`203.0.113.${number++}`)
    const cookie = `__Host-studio-session=${mine.jar.get('__Host-studio-session')}`
    await end(mine)
    const { status } = await browser().ask('me', undefined, { cookie })
    assert.equal(status, how === 'without a role' ? 403 : 401, how)
    await store("UPDATE people SET roles = 'edit,administer' WHERE id = 'leonie'")
  }
  assert.deepEqual(await store('SELECT * FROM sessions'), [], 'with the person go the sessions')
})

test('signing in again replaces the session, and changing access rights needs a recent sign-in', async () => {
  await withStudioStore(target().studio, ({ transaction }) =>
    transaction(queries =>
      storePerson(queries, {
        id: 'leonie',
        login: 'leonie@firm.example',
        name: 'leonie',
        email: null,
        roles: ['edit', 'administer'],
      }),
    ),
  )
  const mine = await signedIn('203.0.113.40')
  const first = mine.jar.get('__Host-studio-session')
  assert.equal((await enter(mine, await askFor(mine))).status, 200)
  assert.notEqual(mine.jar.get('__Host-studio-session'), first)
  const old = { cookie: `__Host-studio-session=${first}` }
  assert.equal((await browser().ask('me', undefined, old)).status, 401)
  const bela = { login: 'bela@firm.example', name: 'Bela', email: null, roles: ['edit'] }
  assert.equal((await mine.ask('access/person', bela)).status, 200)
  assert.equal((await mine.ask('access/person', { ...bela, login: 'no address' })).status, 422)
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await store('UPDATE sessions SET created_at = $1', [hourAgo])
  assert.equal((await mine.ask('access/person', { ...bela, login: 'eva@firm.example' })).status, 403)
  const [own] = JSON.parse((await mine.ask('login/sessions')).text)
  assert.deepEqual([own.isThis, own.agent], [true, 'Browser at 203.0.113.40'])
})

test('the settings refuse a mail login over unencrypted HTTP, and two login methods at once', () => {
  const by = (env: NodeJS.ProcessEnv) => studioSettings([], env).login
  const STUDIO_ORIGIN = 'https://studio.firm.example'
  assert.equal(by({ STUDIO_LOGIN: 'mail', STUDIO_ORIGIN, TRUSTED_PROXIES: '1' }), 'mail')
  assert.throws(() => by({ STUDIO_LOGIN: 'mail', STUDIO_ORIGIN }), /TRUSTED_PROXIES/)
  assert.equal(by({ STUDIO_LOGIN: 'mail' }), 'mail')
  assert.throws(() => by({ STUDIO_LOGIN: 'mail', STUDIO_ORIGIN: 'http://studio.firm.example' }), /https/)
  assert.throws(() => by({ STUDIO_LOGIN: 'mail', STUDIO_PERSON_HEADER: 'X-User' }), /two logins/)
  assert.throws(() => by({ STUDIO_LOGIN: 'password' }), /must be "mail"/)
})

test('the settings refuse a public address or host without a login', () => {
  const login = (env: NodeJS.ProcessEnv) => studioSettings([], env).login
  assert.throws(() => login({ STUDIO_ORIGIN: 'https://studio.firm.example' }), /needs a login/)
  assert.throws(() => login({ STUDIO_HOST: '0.0.0.0' }), /needs a login/)
  assert.equal(login({ STUDIO_ORIGIN: 'http://localhost:8090' }), undefined)
})
