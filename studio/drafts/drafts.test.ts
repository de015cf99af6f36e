// Attacks draft links: forged, guessed, expired, ended, from other sites, and beyond what a link shows. Remarks of
// guests appear at their field.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { memoize } from '../../service/store/memoize.ts'
import { simpleDraftBuilds } from '../../tests/support/draft-builds.ts'
import { secret as planted, theTarget } from '../../tests/support/studio-target.ts'
import { storePerson } from '../http/people.server.ts'
import { closeStudioStore, withStudioStore } from '../http/store.server.ts'
import { closeStore, withStore } from '../inbox/service-store.server.ts'
import type { RemarksData } from '../remarks/remarks.server.ts'
import { createStudio } from '../shell/studio.server.ts'
import type { DraftBuilds } from './draft-builds.server.ts'
import type { GuestView } from './guests.server.ts'
import type { LinksData, MadeLink } from './routes.server.ts'

const target = theTarget()
const inquiries = mkdtempSync(join(tmpdir(), 'studio-drafts-'))
process.env.DATA_DIR = inquiries

let server: ReturnType<typeof createStudio>
let builds: DraftBuilds
let built: () => number

const start = memoize(async () => {
  const studio = { ...target().studio, login: { header: 'x-forwarded-user' } }
  await withStudioStore(studio, ({ transaction }) =>
    transaction(async queries => {
      for (const login of ['leonie', 'zsofia'])
        await storePerson(queries, { login, name: login, email: `${login}@firm.example`, roles: ['edit'] })
    }),
  )
  ;({ builds, count: built } = await simpleDraftBuilds(studio))
  server = createStudio(studio, [])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
after(async () => {
  server.closeAllConnections()
  server.close()
  await builds.ended()
  await closeStore()
  await closeStudioStore(target().studio.dataDir)
  rmSync(inquiries, { recursive: true })
})

type Headers = Record<string, string>
async function ask(path: string, body?: unknown, headers: Headers = {}) {
  await start()
  const { port } = server.address() as AddressInfo
  return target().ask({
    port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
async function studioAsk<Data>(path: string, body?: unknown): Promise<{ status: number; data: Data }> {
  const { status, text } = await ask(`/studio/api/${path}`, body, { 'x-forwarded-user': 'leonie' })
  return { status, data: JSON.parse(text) as Data }
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const wanted = { guest: 'Frau Ellwanger', files: null, isFixed: false, mayRemark: true, until: inDays(7) }

async function newLink(changes: object = {}) {
  const { status, data } = await studioAsk<MadeLink>('drafts/link', { ...wanted, ...changes })
  assert.equal(status, 200)
  await builds.ended()
  return { ...data, token: data.address.split('#')[1] ?? '' }
}
async function guest(token: string) {
  const { status, headers, text } = await ask('/draft/open', { token })
  const [cookie = ''] = headers['set-cookie'] ?? []
  const own = { cookie: cookie.split(';')[0] ?? '' }
  return {
    status,
    cookie,
    view: JSON.parse(text) as GuestView,
    get: (path: string, more: Headers = {}) => ask(path, undefined, { ...own, ...more }),
    post: (path: string, body: unknown, more: Headers = {}) => ask(path, body, { ...own, ...more }),
  }
}
const page = 'content/pages/home.yaml'
const rewrite = (from: string | RegExp, to: string) => {
  const path = join(target().studio.project, page)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

test('a guest sees the draft as sandboxed pages without scripts, and nothing else', async () => {
  await start()
  rewrite('Das Büro in Zahlen', 'Der Entwurf in Zahlen')
  const { token } = await newLink()
  const visitor = await guest(token)
  assert.equal(visitor.status, 200)
  assert.match(visitor.cookie, /^studio-draft=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  const { status, text, headers } = await visitor.get('/draft/site/')
  assert.equal(status, 200)
  assert.match(text, /Der Entwurf in Zahlen/)
  assert.doesNotMatch(text, /<script|http-equiv/)
  assert.match(text, /href="\/draft\/site\/contact"/)
  assert.match(text, /href="\/\/elsewhere\.example"/)
  assert.match(text, /srcset="\/draft\/site\/a\.jpg 1x, \/draft\/site\/b\.jpg 2x"/)
  assert.match(text, /url\(\/draft\/site\/_astro\/a\.png\)/)
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /^sandbox allow-same-origin; default-src 'none'/)
  assert.doesNotMatch(policy, /script-src|allow-scripts|allow-forms/)
  assert.deepEqual(
    [headers['x-robots-tag'], headers['referrer-policy'], headers['cache-control']],
    ['noindex', 'no-referrer', 'private, no-store'],
  )
  assert.match((await visitor.get('/draft/site/_astro/a.css')).text, /url\("\/draft\/site\/_astro\/b\.png"\)/)
  for (const path of [
    '_astro/a.js',
    'projects.json',
    'build.json',
    'linked',
    '../secret.yaml',
    '%2e%2e/%2e%2e/secret.yaml',
    '..%2f..%2f.env',
    '%00',
    '%',
    'content/firm.yaml',
  ]) {
    const found = await visitor.get(`/draft/site/${path}`)
    assert.ok(found.status >= 400 && !found.text.includes(planted), `${path} ${found.status}`)
  }
  // The cookie opens nothing of the Studio.
  for (const path of ['/studio/api/me', '/studio/api/inbox/list', '/studio/', '/'])
    assert.equal((await visitor.get(path)).status, 403, path)
})

test('forged, guessed and altered links open nothing, and neither do the values in the store', async () => {
  const { token } = await newLink()
  const rows = await withStudioStore(target().studio, ({ query }) =>
    query<{ hash: string }>('SELECT * FROM links'),
  )
  assert.ok(!JSON.stringify(rows).includes(token.split('.')[0] ?? '?'))
  const [secret = '', signature = ''] = token.split('.')
  const altered = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
  for (const forged of [
    '',
    token.slice(1),
    `${altered(secret)}.${signature}`,
    `${secret}.${altered(signature)}`,
    `${secret}.`,
    secret,
    rows[0]?.hash ?? '',
    "' OR 1=1 --",
    'a'.repeat(22).concat('.', 'a'.repeat(22)),
  ])
    assert.equal((await ask('/draft/open', { token: forged })).status, 403, forged)
  for (const cookie of ['studio-draft=x', `studio-draft=${token}; studio-draft=${token}`, '']) {
    assert.equal((await ask('/draft/view', undefined, { cookie })).status, 403, cookie)
    assert.equal((await ask('/draft/site/', undefined, { cookie })).status, 403, cookie)
  }
})

test('a link stops working when ended or expired, and never lasts longer than thirty days', async () => {
  const { id, token } = await newLink({ until: inDays(400) })
  const visitor = await guest(token)
  assert.ok(Math.abs(Date.parse(visitor.view.until) - Date.parse(inDays(30))) < 60_000)
  assert.equal((await studioAsk('drafts/end', { id, name: 'x' })).status, 200)
  assert.equal((await visitor.get('/draft/site/')).status, 403)
  assert.equal((await ask('/draft/open', { token })).status, 403)
  await studioAsk('drafts/extend', { id, name: 'x', until: inDays(1) })
  assert.equal((await visitor.get('/draft/site/')).status, 200)
  await withStudioStore(target().studio, ({ query }) =>
    query('UPDATE links SET expires_at = $1 WHERE id = $2', [new Date(Date.now() - 1000).toISOString(), id]),
  )
  for (const path of ['/draft/site/', '/draft/view']) assert.equal((await visitor.get(path)).status, 403)
  assert.equal((await visitor.post('/draft/remark', {})).status, 403)
  assert.equal((await studioAsk('drafts/link', { ...wanted, until: inDays(-1) })).status, 422)
})

test('other sites can neither open a link, nor write remarks, nor frame the page', async () => {
  const { token } = await newLink()
  const visitor = await guest(token)
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { host: 'evil.example' },
  ])
    for (const path of ['/draft/open', '/draft/remark', '/draft/done'])
      assert.ok([403, 421].includes((await visitor.post(path, { token }, headers)).status), path)
  assert.equal((await visitor.get('/draft/site/', { 'sec-fetch-site': 'cross-site' })).status, 403)
  assert.match(
    String((await visitor.get('/draft')).headers['content-security-policy']),
    /frame-ancestors 'none'/,
  )
})

test('a link to one page shows other pages as published, and a fixed link keeps its state', async () => {
  const faq = join(target().studio.project, 'content/pages/faq.yaml')
  const text = readFileSync(faq, 'utf8')
  writeFileSync(faq, `${text}# geheimer Entwurf\n`)
  const one = await guest((await newLink({ files: ['pages/home.yaml'] })).token)
  assert.match((await one.get('/draft/site/')).text, /Der Entwurf in Zahlen/)
  assert.doesNotMatch((await one.get('/draft/site/faq')).text, /geheimer Entwurf/)
  const fixed = await guest((await newLink({ isFixed: true })).token)
  const newest = await guest((await newLink()).token)
  rewrite('Der Entwurf in Zahlen', 'Ein neuerer Entwurf')
  // While the newer one is built, the earlier is shown.
  await newest.get('/draft/site/')
  await builds.ended()
  assert.match((await newest.get('/draft/site/')).text, /Ein neuerer Entwurf/)
  assert.match((await fixed.get('/draft/site/')).text, /Der Entwurf in Zahlen/)
  writeFileSync(faq, text)
  await newest.get('/draft/site/')
  await builds.ended()
  const before = built()
  await guest((await newLink()).token)
  await builds.ended()
  assert.equal(built(), before, 'the same draft is built once')
})

test('only the pages of a draft make the Studio look at the draft again, and their files do not', async t => {
  const visitor = await guest((await newLink()).token)
  const { mock } = t.mock.method(builds, 'state')
  for (const path of ['_astro/a.css', '_astro/none.png'])
    assert.equal((await visitor.get(`/draft/site/${path}`)).status, path.includes('none') ? 404 : 200)
  assert.equal(mock.callCount(), 0)
  assert.equal((await visitor.get('/draft/site/faq')).status, 200)
  assert.equal(mock.callCount(), 1)
})

test('a remark from a guest appears as text at its field, and no other guest reads the answer', async () => {
  const { id, token } = await newLink()
  const visitor = await guest(token)
  const other = await guest((await newLink({ guest: 'Jury', mayRemark: false })).token)
  const quote = 'Ein neuerer Entwurf'
  const remark = { path: '/', locale: 'de', quote, text: '<img src=x onerror=alert(1)>' }
  assert.equal((await visitor.post('/draft/remark', remark)).status, 200)
  assert.equal((await other.post('/draft/remark', remark)).status, 403)
  for (const wrong of [
    { ...remark, text: '' },
    { ...remark, text: 'x'.repeat(3000) },
    { ...remark, more: 1 },
    null,
  ])
    assert.equal((await visitor.post('/draft/remark', wrong)).status, 400)
  const { data } = await studioAsk<RemarksData>('remarks?file=pages/home.yaml')
  const [found] = data
  assert.deepEqual(
    [found?.person, found?.place, found?.language, found?.quote, found?.text],
    ['Frau Ellwanger', ['sections', 1, 'heading', 'de'], 'de', quote, remark.text],
  )
  await studioAsk('remarks/done', { id: found?.id, answer: 'Ist geändert.' })
  const view = JSON.parse((await visitor.get('/draft/view')).text) as GuestView
  assert.deepEqual(
    view.remarks.map(({ text, answer, isDone }) => [text, answer, isDone]),
    [[remark.text, 'Ist geändert.', true]],
  )
  assert.deepEqual((JSON.parse((await other.get('/draft/view')).text) as GuestView).remarks, [])
  assert.ok(!JSON.stringify(view).includes('leonie'), 'not who answered')
  const links = (await studioAsk<LinksData>('drafts/links')).data.links
  const listed = links.find(link => link.id === id)
  assert.deepEqual([listed?.remarks.done, listed?.opened], [1, 1])
  assert.equal((await visitor.post('/draft/done', {})).status, 200)
  const mails = await withStore(({ database }) =>
    database.query<{ content: string }>("SELECT content FROM mails WHERE purpose = 'studio'"),
  )
  assert.deepEqual(
    mails.map(({ content }) => JSON.parse(content).to.address),
    ['leonie@firm.example'],
  )
})

test('the Studio blocks a visitor who tries out many links', async () => {
  const statuses = new Set<number>()
  for (let tries = 0; tries < 70; tries++)
    statuses.add((await ask('/draft/open', { token: `${tries}` })).status)
  assert.deepEqual([...statuses], [403, 429])
})

test('a fixed draft is deleted after its link is erased, or thirty days after the link ended', async t => {
  const { project } = target().studio
  const fixedDrafts = () =>
    execFileSync('git', ['for-each-ref', 'refs/studio/drafts'], { cwd: project, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean).length
  const before = fixedDrafts()
  const { id } = await newLink({ isFixed: true })
  rewrite('Ein neuerer Entwurf', 'Der neueste Entwurf')
  await newLink({ isFixed: true })
  await withStudioStore(target().studio, ({ query }) => query('DELETE FROM links WHERE id = $1', [id]))
  await studioAsk('drafts/links')
  assert.equal(fixedDrafts(), before + 2, 'a new one may belong to a link that is not stored yet')
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * 3_600_000 })
  await studioAsk('drafts/links')
  assert.equal(fixedDrafts(), before + 1)
  t.mock.timers.tick(38 * 86_400_000)
  await studioAsk('drafts/links')
  assert.equal(fixedDrafts(), 0)
})
