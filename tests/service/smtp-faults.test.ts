import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import { runCommand } from '../../service/admin/commands.ts'
import { DeliveryError } from '../../service/mail/delivery.ts'
import { createSmtpTransport } from '../../service/mail/smtp-transport.ts'
import { readConfig } from '../../service/operation/config.ts'
import { createLog } from '../../service/operation/log.ts'
import { openDatabase } from '../../service/store/open.ts'
import { type Certificate, makeCertificate } from '../support/certificate.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { quote, type ServiceUnderTest, startService, submitted } from '../support/service.ts'
import { type Behaviour, type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'
import { until } from '../support/until.ts'

let trusted: Certificate
let other: Certificate
before(async () => {
  const dir = await temporaryDirectory()
  trusted = makeCertificate(dir, 'localhost')
  other = makeCertificate(dir, 'other.example')
})

const manage = async (service: ServiceUnderTest, command: string, ...args: string[]) => {
  const database = await openDatabase(service.config, createLog('silent'))
  try {
    return await runCommand({ database, config: service.config }, command, args)
  } finally {
    await database.close()
  }
}

const mailbox = { name: '', address: 'a@achsmass.example' }
const content = {
  messageId: '<1@achsmass.example>',
  date: '2026-11-20T12:00:00Z',
  from: mailbox,
  to: mailbox,
  replyTo: mailbox,
  subject: 's',
  text: 't',
  html: 'h',
  automatic: false,
}

interface Shown {
  state: string
  mails: { purpose: string; state: string; attempts: number; last_error: string | null }[]
}

const show = async (service: ServiceUnderTest, reference: string) =>
  JSON.parse(await manage(service, 'show', reference, '--json')) as Shown

/** Expects that the firm's mail is tried as often as allowed, then parked with an alarm, and still stored. */
async function parks(service: ServiceUnderTest, reference: string, error: RegExp): Promise<void> {
  const shown = await until(`${reference} is parked`, async () => {
    const found = await show(service, reference)
    return found.mails.every(mail => mail.state === 'parked') ? found : undefined
  })
  const mail = shown.mails.find(({ purpose }) => purpose === 'inquiry')
  assert.equal(shown.state, 'parked')
  assert.equal(mail?.attempts, service.config.mail.maxAttempts)
  assert.match(mail?.last_error ?? '', error)
  assert.ok(
    service.logged.some(
      line => line.includes('"error"') && line.includes('ALARM: a mail could not be delivered'),
    ),
  )
  assert.ok(service.logged.every(line => !line.includes('kunde.example') && !line.includes('hunter2')))
}

async function recovers(service: ServiceUnderTest, peer: SmtpPeer, reference: string): Promise<void> {
  assert.match(await manage(service, 'retry', reference.toLowerCase()), /: 2$/m)
  await until(`${reference} is delivered`, async () => (await show(service, reference)).state === 'sent')
  assert.equal(peer.received.filter(mail => mail.raw.includes(reference)).length, 2)
}

describe('a mail server that misbehaves', () => {
  let peer: SmtpPeer
  let service: ServiceUnderTest
  before(async () => {
    peer = await startSmtpPeer()
    service = await startService(
      { SMTP_URL: `smtp://127.0.0.1:${peer.port}`, SMTP_TIMEOUT_SECONDS: '3' },
      { maxAttempts: 2 },
    )
  })
  after(async () => {
    await service.close()
    await peer.close()
  })

  const faults: [Behaviour, RegExp][] = [
    ['refuse-4xx', /451 Try again later/],
    ['refuse-5xx', /550 No such user/],
    ['reject-content', /554 Content refused/],
    ['cut-in-data', /clos|reset|socket/i],
    ['silent', /greeting|timeout|Not delivered within 3 s/i],
    ['trickle', /Not delivered within 3 s/],
  ]
  for (const [behaviour, error] of faults) {
    test(`${behaviour}: mails are parked after the last attempt, and delivered by a later retry`, async () => {
      peer.behaviour = behaviour
      const reference = await submitted(service.url, { ...quote, email: `${behaviour}@kunde.example` })
      await parks(service, reference, error)
      peer.behaviour = 'accept'
      await recovers(service, peer, reference)
    })
  }

  test('the service retries a mail after a cut connection, and delivers no Message-ID twice', async () => {
    peer.behaviour = 'cut-in-data'
    const tries = peer.connections
    const reference = await submitted(service.url, { ...quote, email: 'again@kunde.example' })
    await until('a first try', () => peer.connections > tries)
    peer.behaviour = 'accept'
    await until('delivery', async () => (await show(service, reference)).state !== 'waiting')
    if ((await show(service, reference)).state === 'parked') await recovers(service, peer, reference)
    const delivered = (await peer.parsed()).filter(mail => mail.subject?.includes(reference))
    assert.equal(new Set(delivered.map(mail => mail.messageId)).size, delivered.length)
  })
})

describe('the blame for a failed delivery', () => {
  for (const [behaviour, blame] of [
    ['refuse-sender', 'server'],
    ['refuse-4xx', 'mail'],
    ['refuse-5xx', 'recipient'],
    ['reject-content', 'mail'],
  ] as const)
    test(`${behaviour}: the failure is blamed on the ${blame}`, async context => {
      const peer = await startSmtpPeer()
      context.after(() => peer.close())
      peer.behaviour = behaviour
      const { smtp } = readConfig({ SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
      assert.ok(smtp)
      await assert.rejects(createSmtpTransport(smtp).send('1', content), { blame })
    })

  const person = 'person@achsmass.example'
  const firm = 'office@achsmass.example'
  for (const [refused, outcome] of [
    [firm, 'failed'],
    [person, 'sent'],
  ] as const)
    test(`a mail to a person and the firm counts as ${outcome} if only ${refused} is refused`, async context => {
      const peer = await startSmtpPeer({
        onRcptTo({ address }, _session, done) {
          done(address === refused ? Object.assign(new Error('Greylisted'), { responseCode: 451 }) : null)
        },
      })
      context.after(() => peer.close())
      const { smtp } = readConfig({ SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
      assert.ok(smtp)
      const to = { name: '', address: person }
      const copy = { name: '', address: firm }
      const delivery = createSmtpTransport(smtp).send('1', { ...content, to, copy })
      if (outcome === 'sent') await delivery
      else await assert.rejects(delivery, { blame: 'mail', code: 'EENVELOPE 451' })
      assert.equal(peer.received.length, 1)
    })

  test('the reason for a refusal is cleaned of characters that a database rejects', () => {
    assert.equal(new DeliveryError('550 no\0 such\r\nuser', 'recipient', 'X').message, '550 no such user')
  })
})

describe('a mail server that is down', () => {
  test('waiting mails are sent automatically once the mail server is back, and none is lost', async () => {
    const first = await startSmtpPeer()
    const { port } = first
    await first.close()
    const service = await startService({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const references = []
    for (let count = 0; count < 3; count++) {
      references.push(await submitted(service.url, { ...quote, email: `down${count}@kunde.example` }))
    }
    await until(
      'failures',
      () => service.logged.filter(line => line.includes('was not delivered')).length >= 1,
    )
    const ready = await fetch(`${service.url}/readyz`)
    assert.equal(ready.status, 200)

    const second = await startSmtpPeer({ port })
    await until('all six mails', () => second.received.length >= 6)
    for (const reference of references) {
      await until(`${reference} sent`, async () => (await show(service, reference)).state === 'sent')
      assert.equal(second.received.filter(mail => mail.raw.includes(reference)).length, 2)
    }
    assert.ok(service.logged.some(line => line.includes('The mail server is back')))
    await service.close()
    await second.close()
  })

  test('a mail due in an hour is tried immediately after a restart', async () => {
    const dead = await startSmtpPeer()
    await dead.close()
    const service = await startService({ SMTP_URL: `smtp://127.0.0.1:${dead.port}` })
    const reference = await submitted(service.url, quote)
    await until('a failure', () => service.logged.some(line => line.includes('was not delivered')))
    await service.close()
    const store = await openDatabase(service.config, createLog('silent'))
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    await store.query(`UPDATE mails SET due_at = $1 WHERE state = 'due'`, [inAnHour])
    await store.close()
    const peer = await startSmtpPeer()
    const next = await startService({
      SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
      DATA_DIR: service.config.dataDir,
    })
    await until('delivery', async () => (await show(next, reference)).state === 'sent')
    await next.close()
    await peer.close()
  })

  test('a mail left by a stopped process is delivered by the next process', async () => {
    const dead = await startSmtpPeer()
    await dead.close()
    const service = await startService({ SMTP_URL: `smtp://127.0.0.1:${dead.port}` })
    const reference = await submitted(service.url, quote)
    await service.close()
    const peer = await startSmtpPeer()
    const next = await startService({
      SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
      DATA_DIR: service.config.dataDir,
    })
    await until('delivery', async () => (await show(next, reference)).state === 'sent')
    await next.close()
    await peer.close()
  })
})

describe('passwords and certificates of mail servers', () => {
  async function attempt(
    options: {
      peer: Parameters<typeof startSmtpPeer>[0]
      url: (port: number) => string
      env?: Record<string, string>
    },
    outcome: RegExp | 'delivered',
  ): Promise<void> {
    const peer = await startSmtpPeer(options.peer)
    const service = await startService(
      { SMTP_URL: options.url(peer.port), ...options.env },
      { maxAttempts: 2 },
    )
    try {
      // Servers on loopback need no TLS; these tests are about other servers.
      const reference = await submitted(service.url, quote)
      if (outcome === 'delivered') {
        await until('delivery', async () => (await show(service, reference)).state === 'sent')
      } else {
        await parks(service, reference, outcome)
        assert.equal(peer.received.length, 0)
      }
    } finally {
      await service.close()
      await peer.close()
    }
  }

  const auth: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      if (password === 'right') done(null, { user: 'website' })
      else done(new Error('Invalid login'))
    },
  }

  test('a wrong mail server password parks the mail, and the log does not reveal the password', () =>
    attempt({ peer: auth, url: port => `smtp://website:hunter2@127.0.0.1:${port}` }, /Invalid login|535/))

  test('the service delivers mail with the right password', () =>
    attempt({ peer: auth, url: port => `smtp://website:right@127.0.0.1:${port}` }, 'delivered'))

  test('the service delivers mail over STARTTLS with a trusted certificate', () =>
    attempt(
      {
        peer: { ...trusted, disabledCommands: [] },
        url: port => `smtp://localhost:${port}`,
        env: { SMTP_CA_FILE: trusted.certFile },
      },
      'delivered',
    ))

  test('the service sends nothing over STARTTLS if the certificate is not trusted', () =>
    attempt(
      { peer: { ...trusted, disabledCommands: [] }, url: port => `smtp://localhost:${port}` },
      /self.signed|certificate/i,
    ))

  test('the service sends nothing if the certificate is for another host name', () =>
    attempt(
      {
        peer: { ...other, disabledCommands: [] },
        url: port => `smtp://localhost:${port}`,
        env: { SMTP_CA_FILE: other.certFile },
      },
      /altnames|hostname/i,
    ))

  test('the service delivers mail over implicit TLS (smtps)', () =>
    attempt(
      {
        peer: { ...trusted, secure: true },
        url: port => `smtps://localhost:${port}`,
        env: { SMTP_CA_FILE: trusted.certFile },
      },
      'delivered',
    ))
})

describe('STARTTLS', () => {
  test('the service requires STARTTLS from servers outside loopback, and sends nothing without it', async () => {
    const peer = await startSmtpPeer()
    const { smtp } = readConfig({ SMTP_URL: 'smtp://user:secret@mail.example.com' })
    assert.ok(smtp)
    assert.equal(smtp.requireTls, true)
    const transport = createSmtpTransport({ ...smtp, host: '127.0.0.1', port: peer.port })
    await assert.rejects(transport.send('1', content), /STARTTLS/)
    assert.equal(peer.received.length, 0)
    await peer.close()
  })
})
