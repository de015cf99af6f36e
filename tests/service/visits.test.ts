// Page views from the request to the sums: which are counted, which data is stored, and which never can be.
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../../service/admin/commands.ts'
import { createLog } from '../../service/operation/log.ts'
import { retentionCutoff } from '../../service/retention/purge.ts'
import { buildRecord } from '../../service/site/build-files.ts'
import type { Database } from '../../service/store/database.ts'
import { openDatabase } from '../../service/store/open.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { readVisit } from '../../service/visits/visit.ts'
import { VisitCounter } from '../../service/visits/visit-counter.ts'
import { visitMonths } from '../../service/visits/visit-limits.ts'
import { addVisits, dayOf, deleteVisitsBefore, readVisits } from '../../service/visits/visit-sums.ts'
import { visitEndpoint } from '../../src/forms/protocol.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { sampleBuild, temporaryDirectory } from '../support/sample-build.ts'
import { type ServiceUnderTest, startService } from '../support/service.ts'

const names = {
  projects: { '/projects/a': 'a', '/en/projects/a': 'a', '/projects/b': 'b' },
  sheets: ['/projects/sheets'],
  criteriaPages: ['/projects'],
  criteria: ['gfa', 'focus=space'],
}
const files = new Map(
  ['/', '/projects', '/projects/a', '/en/projects/a', '/projects/b', '/projects/sheets'].map(address => [
    address,
    { path: `${address}.html`, address },
  ]),
)
files.set('/robots.txt', { path: 'robots.txt', address: '/robots.txt' })
const read = (page: string, from = '') =>
  readVisit(`https://firm.example${page} ${from}`, {
    names,
    files,
    ownHosts: ['firm.example', 'www.achsmass-hu.example'],
  })

describe('a page view', () => {
  test('a page view counts for its page, or for its project in any language', () => {
    assert.deepEqual(read('/projects'), [['page', '/projects']])
    assert.deepEqual(read('/en/projects/a'), [['project', 'a']])
    assert.deepEqual(read('/projects/a'), [['project', 'a']])
  })

  test('a page view records each known criterion and sheet in its address once, and nothing else', () => {
    assert.deepEqual(read('/projects?gfa=4711&focus=space&focus=space&view=table&name=Eva'), [
      ['page', '/projects'],
      ['criterion', 'gfa'],
      ['criterion', 'focus=space'],
    ])
    assert.deepEqual(read('/projects?focus=made-up'), [['page', '/projects']])
    assert.deepEqual(read('/?gfa=1'), [['page', '/']])
    assert.deepEqual(read('/projects/sheets?projects=b,a,b,zzz'), [
      ['page', '/projects/sheets'],
      ['sheet', 'b'],
      ['sheet', 'a'],
    ])
  })

  test('a page view records the host of its referrer without the path, but not the hosts of the site', () => {
    assert.deepEqual(read('/', 'https://www.baunetz.example/a?user=eva'), [
      ['page', '/'],
      ['site', 'baunetz.example'],
    ])
    for (const from of [
      'https://firm.example/x',
      'https://www.firm.example/',
      'https://achsmass-hu.example/',
      'http://192.0.2.1/',
      'http://[2001:db8::1]/',
      'http://localhost/',
      'javascript:alert(1)',
      `https://${'a'.repeat(200)}.example/`,
      'x',
    ])
      assert.deepEqual(read('/', from), [['page', '/']], from)
  })

  test('an address that is not a page gives no page view', () => {
    for (const page of ['/robots.txt', '/%', '/..%2f..', '/__proto__', '/x%00'])
      assert.equal(read(page), undefined, page)
  })

  test('a missing page is counted by its address, unless that might identify a person', () => {
    assert.deepEqual(read('/B%C3%BCro/alt/?a=1', 'https://news.example/'), [['missing', '/Büro/alt']])
    for (const page of ['/eva@client.example', '/ref/4711000', `/${'a'.repeat(61)}`, '/a/b/c/d/e/f', '/x;y'])
      assert.equal(read(page), undefined, page)
  })
})

describe('POST /api/visit', () => {
  let service: ServiceUnderTest
  let database: Database
  let post: (body: string, headers?: Record<string, string>) => Promise<Response>
  const report = (page: string) => `https://firm.example${page} https://news.example/`
  const run = (...args: string[]) => runCommand({ database, config: service.config }, 'visits', args)
  const stop = async () => {
    await database.close()
    await service.close()
  }
  async function start(SITE_DIR: string, DATA_DIR: string) {
    service = await startService({ SITE_DIR, DATA_DIR, TRUSTED_PROXIES: '1' })
    database = await openDatabase(service.config, createLog('silent'))
    post = (body, headers = {}) =>
      fetch(service.url + visitEndpoint, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
      })
  }
  let siteDir: string
  let dataDir: string
  before(async () => {
    siteDir = await sampleBuild()
    dataDir = await temporaryDirectory()
    const file = join(siteDir, buildRecord)
    const record = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...record, visits: names }))
    await start(siteDir, dataDir)
  })
  after(() => stop())

  test('the service answers a visit report with 404 if the firm does not count visits', async () => {
    const quiet = await startService({ DATA_DIR: await temporaryDirectory() })
    const response = await fetch(quiet.url + visitEndpoint, {
      method: 'POST',
      body: 'https://firm.example/',
    })
    assert.equal(response.status, 404)
    await quiet.close()
  })

  test('the service rejects an invalid visit report with a fitting status code', async () => {
    const status = async (body: string, headers?: Record<string, string>) =>
      (await post(body, headers)).status
    assert.equal(await status(report('/robots.txt')), 422)
    assert.equal(await status(''), 422)
    assert.equal(await status('{"page":"/"}', { 'Content-Type': 'application/json' }), 415)
    assert.equal(await status(report(`/${'a'.repeat(10_000)}`)), 413)
    assert.equal(await status(report('/'), { Origin: 'https://evil.example' }), 403)
    assert.equal((await fetch(service.url + visitEndpoint)).status, 405)
  })

  test('the service counts views without address or device, and ignores crawlers and opted-out browsers', async () => {
    assert.equal((await post(report('/consulting'))).status, 204)
    for (const headers of [{ 'User-Agent': 'Somebot/2.1' }, { DNT: '1' }, { 'Sec-GPC': '1' }])
      assert.equal((await post(report('/consulting'), headers)).status, 204)
    await stop()
    const bytes = (await readFile(join(dataDir, 'inquiries.db'))).toString('latin1')
    assert.ok(bytes.includes('/consulting'))
    assert.ok(!bytes.includes('127.0.0.1') && !bytes.includes('node'))
    await start(siteDir, dataDir)
    const rows = await database.query('SELECT kind, name, count FROM visits ORDER BY kind')
    assert.deepEqual(
      rows.map(row => ({ ...row })),
      [
        { kind: 'page', name: '/consulting', count: 1 },
        { kind: 'site', name: 'news.example', count: 1 },
      ],
    )
  })

  test('the service refuses a flood of reports from one address, but still counts other visitors', async () => {
    const flood = Array.from({ length: 300 }, (_, index) =>
      post(`https://firm.example/faq https://s${index}.example/`, {
        'X-Forwarded-For': '203.0.113.9',
      }),
    )
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
    assert.equal(refused.length, 180)
    assert.equal(refused[0]?.headers.get('retry-after'), '60')
    assert.equal((await post(report('/faq'), { 'X-Forwarded-For': '203.0.113.10' })).status, 204)
  })

  test('the visits command shows sums, with small ones as "fewer than 5"', async () => {
    await stop()
    await start(siteDir, dataDir)
    const text = await run()
    assert.match(text, /^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d: 122 page views$/m)
    assert.match(text, /^\/faq +121$/m)
    assert.match(text, /^\/consulting +fewer than 5$/m)
    const machine = JSON.parse(await run('--json')) as { kinds: { page: object[] } }
    assert.deepEqual(machine.kinds.page, [
      { name: '/faq', count: 121 },
      { name: '/consulting', count: null },
    ])
    assert.match(await run('--until', '2020-01-01', '--since', '2019-01-01'), /: 0 page views\n$/)
  })
})

describe('the store of visit sums', () => {
  let postgres: PostgresServer
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres.stop())

  const stores: Record<string, () => Promise<Database>> = {
    SQLite: async () => openSqlite(await temporaryDirectory()),
    PostgreSQL: async () => openPostgres(await postgres.newDatabase(), () => {}),
  }
  const now = new Date('2026-11-25T12:00:00Z')
  const page = (count: number, day = dayOf(now)) => ({ day, kind: 'page' as const, name: '/', count })

  for (const [name, open] of Object.entries(stores)) {
    test(`${name}: views are added to the sum of their day, and days past the retention are deleted`, async () => {
      const database = await open()
      await addVisits(database, [page(3), page(9, '2024-11-24'), page(5, '2024-11-25')])
      await Promise.all([addVisits(database, [page(2)]), addVisits(database, [page(1)])])
      const today = await readVisits(database, '2026-11-25', '2026-11-25')
      assert.deepEqual(today.kinds.page, [{ name: '/', count: 6 }])
      assert.equal(today.views, 6)
      await deleteVisitsBefore(database, retentionCutoff(visitMonths, now))
      assert.equal((await readVisits(database, '2000-01-01', '2026-11-25')).views, 11)
      await database.close()
    })

    test(`${name}: views that could not be written are written with the next views`, async () => {
      const database = await open()
      let isAway = true
      const flaky: Database = {
        ...database,
        transaction: work => (isAway ? Promise.reject(new Error('away')) : database.transaction(work)),
      }
      const counter = new VisitCounter(flaky, createLog('silent'))
      for (let view = 0; view < 3; view++) counter.count([['page', '/']], '203.0.113.7', now)
      await counter.write()
      for (let view = 0; view < 4; view++) counter.count([['page', '/']], '203.0.113.7', now)
      isAway = false
      await counter.stop()
      assert.equal((await readVisits(database, '2026-11-25', '2026-11-25')).views, 7)
      await database.close()
    })
  }

  test('referring sites share one sum from the 201st site of a day', async () => {
    const database = await openSqlite(await temporaryDirectory())
    const counter = new VisitCounter(database, createLog('silent'))
    for (let site = 0; site < 1000; site++)
      counter.count(
        [
          ['page', '/'],
          ['site', `s${site}.example`],
        ],
        `203.0.${site >> 8}.${site & 255}`,
        now,
      )
    await counter.stop()
    const { kinds } = await readVisits(database, '2026-11-25', '2026-11-25')
    assert.equal(kinds.site.length, 201)
    assert.deepEqual(kinds.site[0], { name: '…', count: 800 })
    await database.close()
  })
})
