import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, statfsSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readConfig } from '../../service/operation/config.ts'
import { readEnvFile } from '../../service/operation/env-file.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { startProcess } from '../support/process.ts'
import { rawBytes, rawRequest } from '../support/raw-http.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { quote, startService, submit, submitForm, submitted } from '../support/service.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
import { holdSocket } from '../support/socket.ts'
import { until } from '../support/until.ts'

describe('health', () => {
  test('the service answers healthz and readyz, and serves its metrics only on their own port', async () => {
    const peer = await startSmtpPeer()
    await peer.close()
    const service = await startService({ METRICS_PORT: '0', SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
    try {
      assert.equal((await fetch(`${service.url}/healthz`)).status, 200)
      await submitted(service.url, quote)
      await submitted(service.url, quote, { [hiddenFields.honeypot]: 'x' })
      await until('the wait shows', async () => {
        const ready = await fetch(`${service.url}/readyz`)
        assert.equal(ready.status, 200)
        return ((await ready.json()) as { oldestUndeliveredSeconds: number }).oldestUndeliveredSeconds >= 1
      })
      assert.equal((await fetch(`${service.url}/metrics`)).status, 404)
      const metrics = await (await fetch(service.metricsUrl ?? '')).text()
      assert.match(
        metrics,
        /^# TYPE achsmass_inquiries_accepted_total counter\nachsmass_inquiries_accepted_total\{kind="quote"\} 2$/m,
      )
      assert.match(metrics, /^achsmass_http_requests_total\{status="202"\} 2$/m)
      assert.match(metrics, /^achsmass_mails_due 2$/m)
      assert.match(metrics, /^achsmass_mails_held 1$/m)
      assert.match(metrics, /^achsmass_mails_oldest_undelivered_seconds [1-9]/m)
    } finally {
      await service.close()
    }
  })
})

describe('logs', () => {
  test('logs record events without personal data, passwords or requested pages', async () => {
    const peer = await startSmtpPeer()
    peer.behaviour = 'refuse-5xx'
    const service = await startService(
      { SMTP_URL: `smtp://website:topsecret@127.0.0.1:${peer.port}` },
      { maxAttempts: 1 },
    )
    const reference = await submitted(service.url, quote)
    await submit(service.url, { ...quote, email: 'broken' })
    // The privacy policy promises that no log records the requested pages.
    for (const path of ['/', '/impressum', '/no-such-page']) await fetch(service.url + path)
    await until('alarm', () => service.logged.some(line => line.includes('ALARM')))
    await service.close()
    await peer.close()
    const log = service.logged.join('')
    assert.ok(log.includes(reference))
    for (const typed of [...Object.values(quote), '127.0.0.1"', 'topsecret', 'impressum', 'no-such-page'])
      assert.ok(!log.includes(typed), typed)
    for (const line of service.logged) assert.ok((JSON.parse(line) as { time: string }).time)
  })
})

describe('stopping the service', () => {
  test('on SIGTERM, the service finishes the mail in transit and exits with 0', async () => {
    let letGo: () => void = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    let waiting = false
    const received: string[] = []
    const peer = await startSmtpPeer({
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString()
        })
        stream.on('end', () => {
          waiting = true
          void held.then(() => {
            received.push(raw)
            done()
          })
        })
      },
    })
    const dataDir = await temporaryDirectory()
    const service = await startProcess({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
    const reference = await submitted(service.url, quote)
    await until('a mail under way', () => waiting)
    service.child.kill('SIGTERM')
    await until('no new connections', () =>
      fetch(service.url).then(
        () => false,
        () => true,
      ),
    )
    letGo()
    assert.equal(await service.ended, 0)
    assert.equal(received.length, 1)

    const next = await startProcess({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
    await until('the other mail', () => received.length === 2)
    assert.ok(received.every(raw => raw.includes(reference)))
    next.child.kill('SIGTERM')
    assert.equal(await next.ended, 0)
    await peer.close()
  })

  test('while stopping, the service still answers a request on a connection opened earlier', async () => {
    const service = await startService()
    const { hostname, port } = new URL(service.url)
    let answer = ''
    const socket = connect(Number(port), hostname).on('data', chunk => {
      answer += chunk
    })
    // The server accepts connections in order, so it has accepted the first once it answers this one.
    await fetch(`${service.url}/healthz`, { headers: { Connection: 'close' } })
    const closing = service.close()
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await Promise.all([closing, once(socket, 'close')])
    assert.match(answer, /^HTTP\/1\.1 200 [\s\S]*Connection: close/)
  })

  test('with a socket that systemd holds, visitors wait while the process is replaced', async () => {
    const socket = holdSocket()
    const env = { DATA_DIR: await temporaryDirectory() }
    const first = await startProcess(env, { socket })
    assert.equal(first.url, socket.url)
    first.child.kill('SIGTERM')
    assert.equal(await first.ended, 0)
    const visitors = [fetch(socket.url), submit(socket.url, quote)]
    const second = await startProcess(env, { socket })
    assert.deepEqual(
      (await Promise.all(visitors)).map(answer => answer.status),
      [200, 202],
    )
    second.child.kill('SIGTERM')
    assert.equal(await second.ended, 0)
    socket.close()
  })
})

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

describe('slow and greedy clients', () => {
  test('the service disconnects a client whose headers or body never arrive', async () => {
    const service = await startService({}, {}, { requestTimeoutSeconds: 1 })
    try {
      assert.match(await rawBytes(service.url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '), /^HTTP\/1\.1 408/)
      const head =
        'POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a'
      assert.match(await rawBytes(service.url, head), /^HTTP\/1\.1 408|^$/)
    } finally {
      await service.close()
    }
  })

  test('the service refuses headers that are too large', async () => {
    const service = await startService()
    try {
      const answer = await rawRequest(service.url, '/', { headers: { 'X-Long': 'x'.repeat(20_000) } })
      assert.equal(answer.status, 431)
    } finally {
      await service.close()
    }
  })

  test('the service limits the number of open connections', async () => {
    const service = await startService({}, {}, { maxConnections: 3 })
    const { hostname, port } = new URL(service.url)
    const sockets = Array.from({ length: 8 }, () => connect(Number(port), hostname).on('error', () => {}))
    try {
      await until(
        'five are let go',
        () => sockets.filter(socket => socket.closed || socket.readableEnded).length === 5,
      )
    } finally {
      for (const socket of sockets) socket.destroy()
      await service.close()
    }
  })

  test('the service refuses a request with both Content-Length and chunked encoding', async () => {
    const service = await startService()
    try {
      const smuggled =
        'POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
      const answer = await rawBytes(service.url, smuggled)
      assert.match(answer, /^HTTP\/1\.1 400/)
      assert.doesNotMatch(answer, /"ok"/)
    } finally {
      await service.close()
    }
  })
})

describe('configuration', () => {
  const problems: Record<string, [Record<string, string>, RegExp]> = {
    'a port that is none': [
      { PORT: '99999' },
      /^PORT must be a whole number from 0 to 65535, not "99999"\.$/,
    ],
    'two recipients': [{ MAIL_TO: 'a@b.example,c@d.example' }, /^MAIL_TO must be one email address/],
    'a short secret': [{ FORM_SECRET: 'abc' }, /^FORM_SECRET must have at least 32 characters\.$/],
    'a mail server that is none': [{ SMTP_URL: 'http://user:hunter2@x' }, /^SMTP_URL must look like smtp:/],
    'a database that is none': [
      { DATABASE_URL: 'mysql://user:hunter2@x' },
      /^DATABASE_URL must begin with postgres:/,
    ],
    'a database with a port that is none': [
      { DATABASE_URL: 'postgres://user:hunter2@x:99999/db' },
      /^DATABASE_URL is not an address: its port/,
    ],
    'a database with an unknown sslmode': [
      { DATABASE_URL: 'postgres://user:hunter2@x/db?sslmode=bogus' },
      /^DATABASE_URL has an sslmode that is not one of disable, /,
    ],
    'a database whose certificate is missing': [
      { DATABASE_URL: 'postgres://user:hunter2@x/db?sslrootcert=/nowhere.pem' },
      /^DATABASE_URL names a file as sslrootcert that cannot be read: \/nowhere\.pem\.$/,
    ],
    'an origin that is none': [{ ALLOWED_ORIGINS: 'cdn' }, /^ALLOWED_ORIGINS must be a web address/],
    'a site with a path': [{ SITE_URL: 'https://a.example/site' }, /^SITE_URL must be .* without a path/],
    'a password with a lonely %': [
      { SMTP_URL: 'smtp://user:hunter2%@mail.example' },
      /^SMTP_URL must look like .*percent-encoded/,
    ],
    'a missing certificate': [{ SMTP_CA_FILE: '/nowhere.pem' }, /^SMTP_CA_FILE must be a readable file/],
    'a certificate that is none': [{ SMTP_CA_FILE: 'package.json' }, /^SMTP_CA_FILE must be .* certificate/],
    'a wish nobody knows': [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT must be one of json, text, silent\.$/],
  }
  for (const [name, [environment, message]] of Object.entries(problems)) {
    test(`${name} is refused with one sentence that reveals no secret`, () => {
      assert.throws(
        () => readConfig(environment),
        (error: Error) => message.test(error.message) && !/abc|hunter2/.test(error.message),
      )
    })
  }

  const places: Record<string, [(dir: string) => Record<string, string>, RegExp]> = {
    'a host of somewhere else': [
      () => ({ HOST: '203.0.113.1' }),
      /HOST \(203\.0\.113\.1\) is not an address/,
    ],
    'a host that is no name': [() => ({ HOST: 'no host' }), /HOST \(no host\) is not an address/],
    'data in a file': [dir => ({ DATA_DIR: join(dir, 'file') }), /\/file is not a folder .* set DATA_DIR/],
    'data below a file': [dir => ({ DATA_DIR: join(dir, 'file/x') }), /is not a folder .* set DATA_DIR/],
    'data where no folder can be made': [
      () => ({ DATA_DIR: '/proc/data/x' }),
      /is not a folder .* set DATA_DIR/,
    ],
    'a site that is a file': [dir => ({ SITE_DIR: join(dir, 'file') }), /There is no build in .*file/],
    'a build that is damaged': [dir => ({ SITE_DIR: dir }), /build\.json is damaged; run npm run build/],
  }
  for (const [name, [environment, message]] of Object.entries(places))
    test(`${name} stops the service from starting, with a one-sentence error`, async () => {
      const dir = await temporaryDirectory()
      await writeFile(join(dir, 'file'), '')
      await writeFile(join(dir, 'build.json'), '{')
      const started = startProcess({ DATA_DIR: await temporaryDirectory(), ...environment(dir) })
      await assert.rejects(started, (error: Error) => {
        const lines = error.message.replace('The service ended: ', '').trim().split('\n')
        const [sentence = '', ...rest] = lines.filter(line => !line.startsWith('{"time"'))
        assert.match(sentence, message)
        assert.deepEqual(rest, [])
        return true
      })
    })

  test('an unreadable .env file is an error, unlike a missing one', async () => {
    const dir = await temporaryDirectory()
    const here = process.cwd()
    process.chdir(dir)
    try {
      readEnvFile()
      await symlink(join(dir, 'gone'), '.env')
      assert.throws(readEnvFile, /^Error: The file \.env cannot be read: .*ENOENT/)
      await rm('.env')
      await mkdir('.env')
      assert.throws(readEnvFile, /^Error: The file \.env cannot be read/)
    } finally {
      process.chdir(here)
    }
  })

  test('the lease on a mail is longer than two delivery timeouts', () => {
    for (const timeout of [1, 30, 300])
      assert.ok(readConfig({ SMTP_TIMEOUT_SECONDS: String(timeout) }).mail.leaseSeconds > 2 * timeout)
  })

  test('host names and email addresses may contain umlauts', () => {
    const config = readConfig({ SITE_URL: 'https://Bücher.example', MAIL_TO: 'info@bücher.example' })
    assert.equal(config.siteUrl.hostname, 'xn--bcher-kva.example')
    assert.equal(config.mail.to, 'info@xn--bcher-kva.example')
  })

  test('a port in use, a missing or an outdated build stops the start with a one-sentence error', async () => {
    const first = await startProcess({ DATA_DIR: await temporaryDirectory() })
    const { port } = new URL(first.url)
    await assert.rejects(
      startProcess({ DATA_DIR: await temporaryDirectory(), PORT: port }),
      new RegExp(`ended: .*Port ${port} is in use; set PORT`, 's'),
    )
    await assert.rejects(
      startProcess({ DATA_DIR: await temporaryDirectory(), SITE_DIR: '/nowhere' }),
      /There is no build in \/nowhere; run npm run build first\.\n$/,
    )
    const older = await temporaryDirectory()
    await writeFile(join(older, 'build.json'), '{"policy":{}}')
    await assert.rejects(
      startProcess({ DATA_DIR: await temporaryDirectory(), SITE_DIR: older }),
      /lacks the firm or its texts; run npm run build again\.\n$/,
    )
    first.child.kill('SIGTERM')
    assert.equal(await first.ended, 0)
  })
})
