import assert from 'node:assert/strict'
import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../../service/admin/commands.ts'
import { mailsOf, readInquiries } from '../../service/admin/read-inquiries.ts'
import { localDay } from '../../service/inquiries/local-day.ts'
import { createLog } from '../../service/operation/log.ts'
import { eraseByEmail } from '../../service/retention/erase.ts'
import type { Database } from '../../service/store/database.ts'
import { openDatabase } from '../../service/store/open.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { runCli } from '../support/process.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { homeInquiry, quote, type ServiceUnderTest, startService, submitted } from '../support/service.ts'
import { until } from '../support/until.ts'

let service: ServiceUnderTest
let database: Database
let sent: string
let held: string
let home: string

const run = (command: string, ...args: string[]) =>
  runCommand({ database, config: service.config }, command, args)
const rows = async (...args: string[]) =>
  JSON.parse(await run('list', '--json', ...args)) as { reference: string; kind: string; state: string }[]
const mailFiles = async () =>
  (await readdir(join(service.config.dataDir, 'mail')).catch(() => [])).filter(file => !file.startsWith('.'))

before(async () => {
  service = await startService()
  database = await openDatabase(service.config, createLog('silent'))
  sent = await submitted(service.url, { ...quote, company: '=1+1;=cmd|calc' })
  held = await submitted(
    service.url,
    { ...quote, name: 'Spam\u001b[31m\u0007', email: 'spam@kunde.example' },
    { [hiddenFields.honeypot]: 'x' },
  )
  home = await submitted(service.url, homeInquiry, {
    [hiddenFields.kind]: 'home',
    [hiddenFields.locale]: 'en',
  })
  await until('mails are written', async () => (await rows('--state', 'sent')).length === 2)
})
after(async () => {
  await database.close()
  await service.close()
})

describe('list', () => {
  test('list shows a readable table without terminal control characters', async () => {
    const text = await run('list')
    assert.match(text, /^Reference\s+Received\s+Kind\s+State\s+Name/)
    assert.match(text, new RegExp(`${held}\\s+\\S+ \\S+\\s+quote\\s+held \\(honeypot\\)`))
    assert.ok(!text.includes('\u001b') && !text.includes('\u0007'))
  })

  test('list filters inquiries by state, kind and day', async () => {
    assert.deepEqual(
      (await rows('--state', 'held')).map(row => row.reference),
      [held],
    )
    assert.deepEqual(
      (await rows('--kind', 'home')).map(row => row.reference),
      [home],
    )
    const today = localDay(new Date())
    assert.equal((await rows('--since', today, '--until', today)).length, 3)
    assert.equal((await rows('--until', '2020-01-01')).length, 0)
    assert.equal(await run('list', '--until', '2020-01-01'), 'Nothing found.\n')
  })
})

describe('show', () => {
  test('show prints all details of an inquiry and its mails', async () => {
    const text = await run('show', sent.toLowerCase())
    assert.match(text, /Jürgen Groß[\s\S]*Zwölf Boxkämpfer/)
    assert.match(text, /inquiry\s+sent\s+1/)
    const machine = JSON.parse(await run('show', sent, '--json')) as { mails: unknown[] }
    assert.equal(machine.mails.length, 2)
  })

  test('show reports a missing or unknown reference', async () => {
    await assert.rejects(run('show'), /Give a REFERENCE/)
    await assert.rejects(run('show', 'XXXX-XXXX'), /There is no inquiry XXXX-XXXX/)
  })
})

describe('export', () => {
  test('the CSV export contains no cell that a spreadsheet would run as a formula', async () => {
    const csv = await run('export', '--csv')
    assert.ok(csv.startsWith('\uFEFF"reference"'))
    // A German Excel treats the semicolon as the separator.
    assert.ok(csv.includes(`"'=1+1;'=cmd|calc"`))
    assert.ok(csv.includes(`"'+49 69 90009-123"`))
    for (const cell of csv
      .slice(1)
      .split('\r\n')
      .flatMap(line => line.split(/","|;/))) {
      assert.doesNotMatch(cell, /^"?[=+\-@\t\r]/)
    }
  })

  test('export by email address contains all inquiries and mails of that person', async () => {
    const person = JSON.parse(await run('export', '--email', quote.email.toUpperCase())) as {
      inquiries: { reference: string; fields: Record<string, string>; mails: { content: string }[] }[]
    }
    assert.deepEqual(
      person.inquiries.map(inquiry => inquiry.reference),
      [sent],
    )
    assert.equal(person.inquiries[0]?.fields.message, quote.message)
    assert.equal(person.inquiries[0]?.mails.length, 2)
  })
})

describe('release', () => {
  test('release delivers an inquiry that was held as spam', async () => {
    assert.equal((await mailFiles()).length, 4)
    assert.equal(await run('release', held), 'Inquiries released: 1\n')
    await until('one more', async () => (await mailFiles()).length === 5)
    await until('sent', async () => (await rows('--state', 'sent')).length === 3)
  })
})

describe('backup', () => {
  test('backup copies the store of the running service to a file that only its owner can read', async () => {
    const to = join(service.config.dataDir, 'backup.db')
    assert.match(await run('backup', '--to', to), /^3 inquiries in .*backup\.db \(\d+ kB\)\.\n$/)
    assert.equal((await stat(to)).mode & 0o777, 0o600)
    const dataDir = await temporaryDirectory()
    await copyFile(to, join(dataDir, 'inquiries.db'))
    const restored = await startService({ DATA_DIR: dataDir })
    const copy = await openDatabase(restored.config, createLog('silent'))
    const listed = await runCommand({ database: copy, config: restored.config }, 'list', ['--json'])
    assert.deepEqual(JSON.parse(listed), await rows())
    await copy.close()
    await restored.close()
    await rm(to)
  })

  test('a failed backup leaves no backup file behind', async () => {
    const to = join(service.config.dataDir, 'missing', 'backup.db')
    await assert.rejects(run('backup', '--to', to), /there is no folder .*missing/)
    await assert.rejects(run('backup'), /Say where: --to FILE/)
    const left = await readdir(service.config.dataDir)
    assert.deepEqual(
      left.filter(file => file.includes('backup')),
      [],
    )
  })
})

describe('erase', () => {
  test('erase asks for confirmation, then leaves no trace of the person in any file', async () => {
    const email = 'forget.me@kunde.example'
    const name = 'Vergissmein Nicht'
    await submitted(service.url, { ...quote, email, name, message: 'Unverwechselbarer Wunsch' })
    await until('two more', async () => (await mailFiles()).length === 7)
    await until('all sent', async () => (await rows('--state', 'sent')).length === 4)
    assert.match(await run('erase', '--email', email), /^1 inquiry would be erased/)
    assert.equal((await mailFiles()).length, 7)
    assert.equal(await run('erase', '--email', email, '--yes'), 'Erased: 1 inquiry, 2 mail files.\n')
    const { dataDir } = service.config
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(entry =>
      entry.isFile(),
    )
    assert.ok(files.length >= 6)
    for (const file of files) {
      const content = (await readFile(join(file.parentPath, file.name))).toString('latin1')
      for (const trace of [email, 'Vergissmein', 'Unverwechselbarer']) {
        assert.ok(!content.includes(trace), `${trace} in ${file.name}`)
      }
    }
    assert.equal((await rows('--state', 'erased')).length, 1)
  })
})

describe('erase during the delivery of a mail', () => {
  test('erase leaves no mail file behind, at whatever moment of the delivery it runs', async () => {
    for (let round = 0; round < 15; round++) {
      const email = `race${round}@kunde.example`
      await submitted(service.url, { ...quote, email })
      if (round % 3 > 0) await new Promise(resolve => setTimeout(resolve, round))
      await run('erase', '--email', email, '--yes')
    }
    await until('nothing waits', async () => (await rows('--state', 'waiting')).length === 0)
    const { dataDir } = service.config
    await until('no file names any of them', async () => {
      const texts = await Promise.all(
        (await mailFiles()).map(file => readFile(join(dataDir, 'mail', file), 'utf8').catch(() => '')),
      )
      return texts.every(text => !text.includes('race'))
    })
  })

  test('erase also deletes a mail file that is written while it runs', async () => {
    const email = 'between@kunde.example'
    await submitted(service.url, { ...quote, email })
    await until('its mails are written', async () => (await rows('--state', 'waiting')).length === 0)
    const [{ id = '' } = {}] = await readInquiries(database, { email })
    const [mail] = await mailsOf(database, id)
    const { dataDir } = service.config
    const file = join(dataDir, 'mail', `late-${mail?.id}.eml`)
    const meanwhile: Database = {
      ...database,
      query: (...args) => database.query(...args),
      forget: () => database.forget(),
      transaction: async work => {
        await writeFile(file, email)
        return database.transaction(work)
      },
    }
    await eraseByEmail(meanwhile, dataDir, email)
    await assert.rejects(stat(file), { code: 'ENOENT' })
  })
})

describe('an unfinished command does not report success', () => {
  test('erase reports that it is unfinished while another program reads the store', async () => {
    await submitted(service.url, { ...quote, email: 'reader@kunde.example' })
    const reader = new DatabaseSync(join(service.config.dataDir, 'inquiries.db'), { readOnly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM inquiries').all()
    const args = ['--email', 'reader@kunde.example', '--yes']
    await assert.rejects(run('erase', ...args), /1 inquiry is deleted, but not yet out of the files/)
    reader.close()
    assert.match(await run('erase', ...args), /^Erased: 0 inquiries/)
  })

  test('purge reports that it is unfinished while another program reads an earlier state of the store', async () => {
    const reader = new DatabaseSync(join(service.config.dataDir, 'inquiries.db'))
    reader.exec('BEGIN; SELECT * FROM inquiries')
    await run('note', sent, '--text', 'Called.')
    await assert.rejects(run('purge'), /not yet out of the files/)
    reader.close()
    assert.match(await run('purge'), /^Deleted 0/)
  })

  test('purge asks for confirmation if the store was last used implausibly long ago', async () => {
    await database.query("UPDATE settings SET value = '2020-01-01T00:00:00.000Z' WHERE name = 'clock'")
    await assert.rejects(run('purge'), /this store was last used 2020-01-01T00:00:00\.000Z/)
    assert.match(await run('purge', '--yes'), /^Deleted 0/)
    assert.match(await run('purge'), /^Deleted 0/)
  })
})

describe('a digest that cannot be delivered', () => {
  test('stats counts a digest that cannot be delivered, and retry tries it again', async () => {
    await database.query(
      "INSERT INTO mails (id, purpose, content, state, due_at, created_at) VALUES ('d', 'digest', '{}', 'parked', '2026', '2026-11-20T07:00:00Z')",
    )
    assert.match(await run('stats'), /Mails: parked\s+1/)
    assert.equal(await run('retry', '--all'), 'Mails to be tried again now: 1\n')
    // Its content is empty, so the courier cannot deliver it either, but counts the attempt.
    await until('the courier tried it', async () => {
      const [mail] = await database.query<{ attempts: number }>("SELECT attempts FROM mails WHERE id = 'd'")
      return Number(mail?.attempts) > 0
    })
    await database.query("DELETE FROM mails WHERE id = 'd'")
  })
})

describe('the command-line program', () => {
  const environment = () => ({ DATA_DIR: service.config.dataDir })

  test('the command-line program works while the service is running', async () => {
    const { code, stdout } = await runCli(environment(), 'stats', '--json')
    assert.equal(code, 0)
    const stats = JSON.parse(stdout) as { inquiries: Record<string, number>; mails: Record<string, number> }
    assert.equal(stats.inquiries.home, 1)
    assert.equal(stats.mails.parked, 0)
  })

  test('the command-line program prints help, and explains wrong arguments and settings', async () => {
    assert.match((await runCli(environment())).stdout, /npm run inquiries -- COMMAND/)
    for (const args of [
      ['lsit'],
      ['list', '--state', 'lost'],
      ['list', '--since', 'yesterday'],
      ['erase'],
      ['show', 'a', 'b'],
      ['list', '--colour'],
    ]) {
      const { code, stderr } = await runCli(environment(), ...args)
      assert.equal(code, 1, args.join(' '))
      assert.match(stderr, /npm run inquiries/)
      assert.doesNotMatch(stderr, /\n\s+at /)
    }
    const { code, stderr } = await runCli({ ...environment(), PORT: 'x', MAIL_TO: 'a, b' }, 'stats')
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^PORT must be a whole number from 0 to 65535, not "x"\.\nMAIL_TO must be one email address, not "a, b"\.\n$/,
    )
  })
})
