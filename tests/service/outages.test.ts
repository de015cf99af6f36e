// The service while its disk is full or its database is away.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, statfsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Client } from 'pg'
import { readStats } from '../../service/admin/stats.ts'
import { StoreError } from '../../service/store/database.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { startProcess } from '../support/process.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { quote, startService, submit, submitForm, submitted } from '../support/service.ts'
import { until } from '../support/until.ts'

describe('a full disk', () => {
  // Only root may mount a small disk; for other users the quota below takes its place.
  const canMount = process.platform === 'linux' && process.getuid?.() === 0
  const disk = 'the service answers 503 on a full disk, and accepts inquiries again once there is space'
  if (canMount)
    test(disk, async () => {
      const dataDir = await temporaryDirectory()
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'achsmass-test', dataDir])
      const service = await startService({ DATA_DIR: dataDir })
      const ballast = join(dataDir, 'ballast')
      try {
        await submitted(service.url, quote)
        await assert.rejects(writeFile(ballast, Buffer.alloc(10_000_000)), /ENOSPC/)
        await refuses(service.url)
        assert.equal((await fetch(`${service.url}/readyz`)).status, 503)
        assert.ok(service.logged.some(line => line.includes('ALARM: an inquiry could not be stored')))
        await rm(ballast)
        await until('accepted again', async () => (await submit(service.url, quote)).status === 202)
      } finally {
        await service.close()
        execFileSync('umount', ['-l', dataDir])
      }
    })

  test('the service answers 503 to inquiries once a file size quota is used up', async () => {
    const service = await startProcess({ DATA_DIR: await temporaryDirectory() }, { fileKilobytes: 300 })
    await refuses(service.url)
    service.child.kill('SIGTERM')
    assert.equal(await service.ended, 0)
  })

  async function refuses(url: string): Promise<void> {
    const refused = await until('503', async () => {
      const response = await submit(url, { ...quote, message: 'x'.repeat(2000) })
      return response.status === 503 ? response : undefined
    })
    assert.equal(refused.headers.get('content-type'), 'application/problem+json; charset=utf-8')
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    const page = await submitForm(url, { ...quote, message: 'y'.repeat(2000) })
    assert.equal(page.status, 503)
    assert.match(await page.text(), /Bitte versuchen Sie es später erneut[\s\S]*y{2000}/)
    assert.equal((await fetch(`${url}/consulting`)).status, 200)
  }
})

describe('a disk with little space', () => {
  const canMount = process.platform === 'linux' && process.getuid?.() === 0
  if (canMount)
    test('the service is not ready while the disk has too little space for an inquiry', async () => {
      const dataDir = await temporaryDirectory()
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'achsmass-test', dataDir])
      const service = await startService({ DATA_DIR: dataDir })
      const ready = async () => (await fetch(`${service.url}/readyz`)).status
      try {
        const { bavail, bsize } = statfsSync(dataDir)
        await writeFile(join(dataDir, 'ballast'), Buffer.alloc((bavail - 8) * bsize))
        assert.equal(await ready(), 503)
        await rm(join(dataDir, 'ballast'))
        await until('ready again', async () => (await ready()) === 200)
      } finally {
        await service.close()
        execFileSync('umount', ['-l', dataDir])
      }
    })
})

describe('a log that cannot be written', () => {
  test('the service keeps running when its standard output and error are closed', async () => {
    const service = await startProcess({ DATA_DIR: await temporaryDirectory() })
    service.child.stdout?.destroy()
    service.child.stderr?.destroy()
    for (let count = 0; count < 3; count++) await submitted(service.url, quote)
    service.child.kill('SIGTERM')
    assert.equal(await service.ended, 0)
  })

  test('a process keeps running when its log cannot be written to a full disk', {
    skip: !existsSync('/dev/full'),
  }, async () => {
    const program = `import { createLog } from './service/operation/log.ts'
      for (let count = 0; count < 3; count++) createLog('json').info('Hello')
      setImmediate(() => process.exit(7))`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
    })
    assert.deepEqual(await once(child, 'exit'), [7, null])
  })
})

describe('an unreachable database', () => {
  let postgres: PostgresServer
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres.stop())

  test('queries fail while PostgreSQL is down, and work again once it is back', async () => {
    const lost: string[] = []
    const database = await openPostgres(await postgres.newDatabase(), error => lost.push(error.message))
    const underWay = database.transaction(async queries => {
      await postgres.halt()
      await queries.query('SELECT 1')
    })
    await assert.rejects(underWay, StoreError)
    await assert.rejects(database.query('SELECT 1'), StoreError)
    await postgres.resume()
    assert.deepEqual(await database.query('SELECT 1 AS one'), [{ one: 1 }])
    await database.close()
  })

  test('PostgreSQL may start after the service, and its tables are then created', async () => {
    const url = await postgres.newDatabase()
    await postgres.halt()
    const lost: string[] = []
    const database = await openPostgres(url, error => lost.push(error.message))
    assert.match(lost.join(), /ECONNREFUSED/)
    await assert.rejects(readStats(database), /ECONNREFUSED/)
    await postgres.resume()
    assert.deepEqual((await readStats(database)).inquiries, {})
    await database.close()
  })

  test('the PostgreSQL store reports when an open transaction can still read deleted data', async () => {
    const url = await postgres.newDatabase()
    const database = await openPostgres(url, () => {})
    assert.equal(await database.forget(), true)
    const reader = new Client({ connectionString: url })
    await reader.connect()
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    await reader.query('SELECT * FROM inquiries')
    assert.equal(await database.forget(), false)
    await reader.end()
    assert.equal(await database.forget(), true)
    await database.close()
  })

  test('a wrong PostgreSQL database name is reported immediately, without waiting', async () => {
    const url = new URL(await postgres.newDatabase())
    url.pathname = '/nowhere'
    await assert.rejects(
      openPostgres(url.href, () => {}),
      /database "nowhere" does not exist/,
    )
  })

  test('while the database is down, pages work and inquiries get 503; recovery needs no restart', async () => {
    const databaseUrl = await postgres.newDatabase()
    await postgres.halt()
    // Without FORM_SECRET the service also reads its secret from the database.
    const service = await startService({ DATABASE_URL: databaseUrl, FORM_SECRET: '' })
    const status = async (path: string) => (await fetch(service.url + path)).status
    const inquiry = async () => (await submit(service.url, quote)).status
    for (let round = 0; round < 2; round++) {
      await until('it is not ready', async () => (await status('/readyz')) === 503)
      assert.deepEqual(
        [await status('/consulting'), await status('/healthz'), await inquiry()],
        [200, 200, 503],
      )
      await postgres.resume()
      await until('it is taken', async () => (await inquiry()) === 202)
      await until('it is ready', async () => (await status('/readyz')) === 200)
      const visitors = Array.from({ length: 20 }, () => inquiry())
      await postgres.halt()
      for (const answered of await Promise.all(visitors)) assert.ok([202, 503].includes(answered))
    }
    await service.close()
  })
})
