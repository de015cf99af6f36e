import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import PostalMime from 'postal-mime'
import { selectInquiries } from '../../service/admin/selection.ts'
import type { Environment } from '../../service/config.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { quote, submit } from '../support/service.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'
import { until } from '../support/until.ts'

/** Five keep `npm test` short; `npm run test:crash` sets 30. */
const kills = Number(process.env.CRASH_KILLS ?? 5)
const visitors = 6
/** How far the visitors may run ahead of the mail: the test is about crashes, not about queues. */
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

/** Visitors send without pause; again and again a process is killed in the middle and started anew. */
async function crash(environment: Environment, instances: number): Promise<Ran> {
  const peer = await startSmtpPeer()
  const env = { ...environment, SMTP_URL: `smtp://127.0.0.1:${peer.port}` }
  const running: ServiceProcess[] = []
  for (let count = 0; count < instances; count++) running.push(await startProcess(env))

  const acknowledged = new Map<string, string>()
  let sending = true
  async function visitor(): Promise<void> {
    while (sending) {
      await until('the mail keeps up', () => acknowledged.size - peer.received.length < backlog, 60)
      const message = `Anfrage ${randomUUID()}`
      const key = { [hiddenFields.idempotencyKey]: randomUUID() }
      const reference = await until(
        'an answer',
        async () => {
          const { url } = running[randomInt(running.length)] as ServiceProcess
          // What a visitor's form does: the same key until there is an answer.
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
    await Promise.race([killing(), visiting])
    sending = false
    await visiting
    // Each mail is searched once: there are thousands.
    const mailed = new Set<string>()
    let searched = 0
    const allMailed = () => {
      for (; searched < peer.received.length; searched++) {
        for (const [found] of peer.received[searched]?.raw.matchAll(/[\dA-Z]{4}-[\dA-Z]{4}/g) ?? [])
          mailed.add(found)
      }
      return [...acknowledged.values()].every(reference => mailed.has(reference))
    }
    await until('every acknowledged inquiry is mailed', allMailed, 60)
    for (const { child } of running) child.kill('SIGTERM')
    for (const { ended } of running) assert.equal(await ended, 0)
  } finally {
    sending = false
    for (const { child } of running) child.kill('SIGKILL')
    await peer.close()
  }
  return { acknowledged, peer }

  async function killing(): Promise<void> {
    for (let kill = 0; kill < kills; kill++) {
      const enough = acknowledged.size + randomInt(5, 60)
      await until('more inquiries', () => acknowledged.size >= enough, 60)
      const victim = randomInt(running.length)
      const { child, ended } = running[victim] as ServiceProcess
      child.kill('SIGKILL')
      assert.equal(await ended, 'SIGKILL')
      running[victim] = await startProcess(env)
    }
  }
}

async function checkMails(ran: Ran, report: (line: string) => void): Promise<void> {
  const mails = await Promise.all(ran.peer.received.map(mail => new PostalMime().parse(mail.raw)))
  const byReference = new Map<string, Set<string>>()
  const texts = new Map<string, string>()
  for (const mail of mails) {
    if (mail.to?.[0]?.address !== 'buero@achsmass.example') continue
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
    `${kills} kills, ${ran.acknowledged.size} acknowledged, 0 lost, ${mails.length} mails of which ${twice} were sent twice`,
  )
}

describe('killed at random under load', () => {
  test('SQLite, one process', async context => {
    const dataDir = await temporaryDirectory()
    const ran = await crash({ DATA_DIR: dataDir }, 1)
    const database = await openSqlite(dataDir)
    const stored = await selectInquiries(database, {})
    await database.close()
    assertStored(ran, stored)
    await checkMails(ran, line => context.diagnostic(`SQLite: ${line}`))
  })

  test('PostgreSQL, three processes', async context => {
    const url = await postgres.newDatabase()
    const ran = await crash({ DATABASE_URL: url, DATA_DIR: await temporaryDirectory() }, 3)
    const database = await openPostgres(url, () => {})
    const stored = await selectInquiries(database, {})
    await database.close()
    assertStored(ran, stored)
    await checkMails(ran, line => context.diagnostic(`PostgreSQL: ${line}`))
  })

  function assertStored({ acknowledged }: Ran, stored: { reference: string; fields: string | null }[]): void {
    const byMessage = new Map(
      stored.map(row => [(JSON.parse(row.fields ?? '{}') as { message: string }).message, row.reference]),
    )
    assert.equal(byMessage.size, stored.length, 'no inquiry is stored twice')
    for (const [message, reference] of acknowledged) assert.equal(byMessage.get(message), reference)
  }
})
