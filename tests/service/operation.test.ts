// Health checks, logs and settings of the service.
import assert from 'node:assert/strict'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { readConfig } from '../../service/operation/config.ts'
import { readEnvFile } from '../../service/operation/env-file.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { startProcess } from '../support/process.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { quote, startService, submit, submitted } from '../support/service.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
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
