import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import PostalMime from 'postal-mime'
import { type ListedInquiry, readInquiries } from '../../service/admin/read-inquiries.ts'
import type { Environment } from '../../service/operation/config.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { runCli, type ServiceProcess, startCli, startProcess } from '../support/process.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { quote, submit } from '../support/service.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'
import { until } from '../support/until.ts'

/** The numbers are low to keep `npm test` short; `npm test -- crash` raises them. */
const kills = Number(process.env.CRASH_KILLS ?? 3)
const restarts = Number(process.env.CRASH_RESTARTS ?? 2)
const commands = Number(process.env.CRASH_COMMANDS ?? 2)
const visitors = 6
/** The limit of inquiries without a mail yet, because the test is about crashes and not about queues. */
const backlog = 150

let postgres: PostgresServer
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres.stop())

interface Ran {
  acknowledged: Map<string, string>
  peer: SmtpPeer
}

interface Disturbance {
  times: number
  /** Disturbs the service once. May replace running processes. */
  disturb(running: ServiceProcess[], environment: Environment): Promise<void>
}

const killing: Disturbance = {
  times: kills,
  async disturb(running, environment) {
    const victim = randomInt(running.length)
    const { child, ended } = running[victim] as ServiceProcess
    child.kill('SIGKILL')
    assert.equal(await ended, 'SIGKILL')
    running[victim] = await startProcess(environment)
  },
}

const restartingPostgres: Disturbance = {
  times: restarts,
  async disturb() {
    await postgres.halt()
    await postgres.resume()
  },
}

/** Kills commands at a random moment, because they write to the same store. */
const killingCommands: Disturbance = {
  times: commands,
  async disturb(_, environment) {
    const dir = await temporaryDirectory()
    const all = [
      ['retry', '--all'],
      ['release', '--all'],
      ['erase', '--email', 'nobody@kunde.example', '--yes'],
      ['purge'],
      ...(environment.DATABASE_URL ? [] : [['backup', '--to', join(dir, 'backup.db')]]),
    ]
    const args = all[randomInt(all.length)] ?? []
    const started = performance.now()
    const whole = await runCli(environment, ...args)
    assert.equal(whole.code, 0, whole.stderr)
    const took = performance.now() - started
    const { child, ended } = startCli(environment, ...args)
    const timer = setTimeout(() => child.kill('SIGKILL'), took * (0.4 + 0.6 * Math.random()))
    await ended
    clearTimeout(timer)
  },
}

/** Sends inquiries without pause while the disturbance strikes again and again. */
async function crash(
  environment: Environment,
  instances: number,
  { times, disturb }: Disturbance,
): Promise<Ran> {
  const peer = await startSmtpPeer()
  const env = { ...environment, SMTP_URL: `smtp://127.0.0.1:${peer.port}` }
  const running: ServiceProcess[] = []
  for (let count = 0; count < instances; count++) running.push(await startProcess(env))

  const acknowledged = new Map<string, string>()
  let sending = true
  async function visitor(): Promise<void> {
    while (sending) {
      await until('the mail keeps up', () => acknowledged.size - peer.received.length < backlog)
      const message = `Anfrage ${randomUUID()}`
      const key = { [hiddenFields.idempotencyKey]: randomUUID() }
      const reference = await until(
        'an answer',
        async () => {
          const { url } = running[randomInt(running.length)] as ServiceProcess
          // Sends the same key until there is an answer, as a visitor's form does.
          const response = await submit(url, { ...quote, message }, key).catch(() => undefined)
          return response?.status === 202
            ? ((await response.json().catch(() => undefined)) as { reference: string } | undefined)?.reference
            : undefined
        },
        60,
      )
      acknowledged.set(message, reference)
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visitor))
  try {
    await Promise.race([disturbing(), visiting])
    sending = false
    await visiting
    // There are thousands of mails, so each is searched only once.
    const mailed = new Set<string>()
    let searched = 0
    const allMailed = () => {
      for (; searched < peer.received.length; searched++) {
        for (const [found] of peer.received[searched]?.raw.matchAll(/[\dA-Z]{4}-[\dA-Z]{4}/g) ?? [])
          mailed.add(found)
      }
      return [...acknowledged.values()].every(reference => mailed.has(reference))
    }
    await until('every acknowledged inquiry is mailed', allMailed)
    for (const { child } of running) child.kill('SIGTERM')
    for (const { ended } of running) assert.equal(await ended, 0)
  } finally {
    sending = false
    for (const { child } of running) child.kill('SIGKILL')
    await peer.close()
  }
  return { acknowledged, peer }

  async function disturbing(): Promise<void> {
    for (let count = 0; count < times; count++) {
      const enough = acknowledged.size + randomInt(5, 60)
      await until('more inquiries', () => acknowledged.size >= enough)
      await disturb(running, env)
    }
  }
}

async function checkMails(ran: Ran, times: number, report: (line: string) => void): Promise<void> {
  const mails = await Promise.all(ran.peer.received.map(mail => new PostalMime().parse(mail.raw)))
  const byReference = new Map<string, Set<string>>()
  const texts = new Map<string, string>()
  for (const mail of mails) {
    if (mail.to?.[0]?.address !== 'office@firm.example') continue
    const reference = /\(([\w-]{9})\)$/.exec(mail.subject ?? '')?.[1] ?? ''
    texts.set(reference, mail.text ?? '')
    byReference.set(reference, (byReference.get(reference) ?? new Set()).add(mail.messageId ?? ''))
  }
  for (const [message, reference] of ran.acknowledged) {
    assert.equal(byReference.get(reference)?.size, 1, `${reference}: one mail, however often it was sent`)
    assert.ok(texts.get(reference)?.includes(message), `${reference} has its text`)
  }
  const twice = mails.length - new Set(mails.map(mail => mail.messageId)).size
  report(
    `${times} times, ${ran.acknowledged.size} acknowledged, 0 lost, ${mails.length} mails of which ${twice} were sent twice`,
  )
}

const sqlite = async () => {
  const dataDir = await temporaryDirectory()
  return { environment: { DATA_DIR: dataDir }, instances: 1, open: () => openSqlite(dataDir) }
}
const postgresql = async () => {
  const url = await postgres.newDatabase()
  const environment = { DATABASE_URL: url, DATA_DIR: await temporaryDirectory() }
  return { environment, instances: 3, open: () => openPostgres(url, () => {}) }
}

describe('under load, no acknowledged inquiry is lost', () => {
  for (const [name, prepare, disturbance] of [
    ['SQLite, the process is killed', sqlite, killing],
    ['PostgreSQL, one of three processes is killed', postgresql, killing],
    ['PostgreSQL is restarted', postgresql, restartingPostgres],
    ['SQLite, a command is killed', sqlite, killingCommands],
    ['PostgreSQL, a command is killed', postgresql, killingCommands],
  ] as const)
    test(name, async context => {
      const { environment, instances, open } = await prepare()
      const ran = await crash(environment, instances, disturbance)
      const database = await open()
      const stored = await readInquiries(database, {})
      await database.close()
      assertStored(ran, stored)
      await checkMails(ran, disturbance.times, line => context.diagnostic(`${name} ${line}`))
    })

  function assertStored({ acknowledged }: Ran, stored: ListedInquiry[]): void {
    const byMessage = new Map(stored.map(row => [row.fields.message, row.reference]))
    assert.equal(byMessage.size, stored.length, 'no inquiry is stored twice')
    for (const [message, reference] of acknowledged) assert.equal(byMessage.get(message), reference)
  }
})
