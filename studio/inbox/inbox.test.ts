// Calls the inbox as a browser does, with the store of a running service.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../../service/admin/commands.ts'
import { createLog } from '../../service/operation/log.ts'
import type { Database } from '../../service/store/database.ts'
import { openDatabase } from '../../service/store/open.ts'
import { addVisits, dayOf } from '../../service/visits/visit-sums.ts'
import { hiddenFields } from '../../src/forms/protocol.ts'
import {
  homeInquiry,
  quote,
  type ServiceUnderTest,
  startService,
  submitted,
} from '../../tests/support/service.ts'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { until } from '../../tests/support/until.ts'
import { adoptEarlierLists, peopleIn, personByLogin, storePerson } from '../http/people.server.ts'
import type { Role } from '../http/rights.ts'
import { type Studio, studioSettings } from '../http/settings.ts'
import { withStudioStore } from '../http/store.server.ts'
import { createStudio } from '../shell/studio.server.ts'
import type { VisitsData } from '../visits/routes.server.ts'
import { mayErase } from './account.server.ts'
import { workingDay } from './due.server.ts'
import type { InquiryList } from './list.server.ts'
import { closeStore } from './service-store.server.ts'

let service: ServiceUnderTest
let studio: Server
let settings: Studio
let store: Database
const references: Record<string, string> = {}

type Reply = { status: number; headers: IncomingHttpHeaders; text: string; json: <T>() => T }

function ask(path: string, { as = 'leonie', body }: { as?: string; body?: unknown } = {}): Promise<Reply> {
  const { port } = studio.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { 'sec-fetch-site': 'same-origin', 'x-remote-user': as, origin }
    const sent = request(`${origin}/studio/api/${path}`, { method, headers }, async response => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text,
        json: () => JSON.parse(text),
      })
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
const list = async (query = '') => (await ask(`inbox/list?${query}`)).json<InquiryList>()
const one = async (reference: string) =>
  (await ask(`inbox/one?reference=${reference}`)).json<
    Record<string, unknown> & {
      deeds: { what: string; person: string; note: string | null }[]
      mails: { state: string; to: string }[]
      typed: { label: string; value: string }[]
      reply: { href: string; subject: string; body: string } | undefined
    }
  >()

before(async () => {
  service = await startService()
  process.env.DATA_DIR = service.config.dataDir
  store = await openDatabase(service.config, createLog('silent'))
  references.quote = await submitted(service.url, quote)
  references.spam = await submitted(
    service.url,
    { ...quote, name: 'Best Leads', email: 'spam@kunde.example' },
    { [hiddenFields.honeypot]: 'x' },
  )
  references.home = await submitted(service.url, homeInquiry, {
    [hiddenFields.kind]: 'home',
    [hiddenFields.locale]: 'en',
  })
  const env = {
    STUDIO_PERSON_HEADER: 'X-Remote-User',
    CONTENT_DIR: otherFirm,
    DATA_DIR: service.config.dataDir,
  }
  settings = studioSettings(['--port', '0'], env)
  await adoptEarlierLists(settings, { STUDIO_EDITORS: 'zsofia,leonie', STUDIO_INBOX: 'leonie' })
  studio = createStudio(settings, [])
  studio.listen(0, '127.0.0.1')
  await once(studio, 'listening')
  await until('mails are out', async () => (await list('tab=all&state=sent')).inquiries.length === 2)
})
after(async () => {
  studio.close()
  await closeStore()
  await store.close()
  await service.close()
})

describe('visits', () => {
  test('every person of the Studio sees visits, with small counts hidden and labels from the content', async () => {
    await addVisits(store, [
      { day: dayOf(new Date()), kind: 'page', name: '/faq', count: 12 },
      { day: dayOf(new Date()), kind: 'project', name: 'gone', count: 4 },
      { day: dayOf(new Date()), kind: 'criterion', name: 'lph', count: 5 },
      { day: '2020-01-01', kind: 'page', name: '/', count: 99 },
    ])
    const seen = (await ask('visits?days=7', { as: 'zsofia' })).json<VisitsData>()
    assert.equal(seen.views, 16)
    const sums = Object.fromEntries(seen.kinds.map(({ kind, sums }) => [kind, sums]))
    assert.deepEqual(sums, {
      page: [{ name: '/faq', count: 12 }],
      project: [{ name: 'gone', count: null }],
      sheet: [],
      criterion: [{ name: 'LPH', count: 5 }],
      site: [],
      missing: [],
    })
    assert.equal((await ask('visits', { as: 'somebody' })).status, 403)
  })
})

describe('access to the inbox', () => {
  test('only people with the inbox role can see inquiries, whatever other roles they have', async () => {
    for (const path of [
      'inbox/list',
      `inbox/one?reference=${references.quote}`,
      'inbox/csv',
      'inbox/figures',
    ]) {
      assert.equal((await ask(path)).status, 200)
      for (const as of ['zsofia', 'somebody', '']) {
        const refused = await ask(path, { as })
        assert.equal(refused.status, 403)
        assert.ok(!refused.text.includes('Jürgen'))
      }
    }
    const body = { reference: references.quote, what: 'done' }
    assert.equal((await ask('inbox/deed', { as: 'zsofia', body })).status, 403)
    assert.ok(!('inbox' in (await ask('counts', { as: 'zsofia' })).json<object>()))
  })
})

describe('the list of inquiries', () => {
  test('the inbox filters, searches and counts inquiries', async () => {
    assert.deepEqual((await list()).counts, { todo: 3, done: 0, erased: 0, all: 3 })
    const found = async (query: string) => (await list(query)).inquiries.map(({ reference }) => reference)
    assert.deepEqual(await found('kind=home'), [references.home])
    assert.deepEqual(await found('q=rechenzentrum%20zo%C3%AB'), [references.home])
    assert.deepEqual(await found('state=held'), [references.spam])
    assert.equal((await list()).inquiries.at(-1)?.reference, references.spam, 'spam comes last')
    assert.deepEqual(await found('since=2100-01-01'), [])
    const { receivedAt, due } = (await list('kind=home')).inquiries[0] ?? {}
    assert.deepEqual(due, { day: `${workingDay(String(receivedAt), 1)}T12:00:00`, isLate: false })
    assert.equal((await found("q='%20OR%201=1--")).length, 0)
  })

  test('the CSV download contains only the inquiries that match the filter', async () => {
    const { text, headers } = await ask('inbox/csv?kind=home')
    assert.match(headers['content-disposition'] ?? '', /attachment; filename="anfragen-\d{4}/)
    assert.equal(text.trim().split('\r\n').length, 2)
    assert.match(text, /Öztürk/)
  })
})

describe('one inquiry', () => {
  test("an inquiry shows the visitor's input, its mails, and the start of a reply in its language", async () => {
    const { typed, mails, reply } = await one(references.home ?? '')
    assert.ok(typed.some(({ label, value }) => label === 'Projektart' && value === 'Wohnen'))
    assert.deepEqual(
      mails.map(({ state }) => state),
      ['sent', 'sent'],
    )
    assert.ok(mails.some(({ to }) => to === homeInquiry.email))
    assert.match(reply?.href ?? '', /^mailto:zoe%40client\.example\?subject=Your%20enquiry/)
    assert.ok(reply?.subject.includes(references.home ?? '-'))
    assert.match(reply?.body ?? '', /^Dear Zoë Öztürk/)
    assert.match((await one(references.quote ?? '')).reply?.body ?? '', /^Guten Tag Jürgen Groß/)
    assert.equal((await ask('inbox/one?reference=AAAA-AAAA')).status, 404)
  })

  test('an inquiry can be marked done, annotated and reopened, and the command line shows by whom', async () => {
    const reference = references.quote ?? ''
    for (const body of [
      { reference, what: 'note', note: ' Ruft Montag an ' },
      { reference, what: 'done' },
    ])
      assert.equal((await ask('inbox/deed', { body })).status, 200)
    assert.deepEqual(
      (await list('tab=done')).inquiries.map(({ doneBy }) => doneBy),
      ['leonie'],
    )
    const database = await openDatabase(service.config, createLog('silent'))
    const shown = await runCommand({ database, config: service.config }, 'show', [reference])
    await database.close()
    assert.match(shown, /leonie: note: Ruft Montag an[\s\S]*leonie: done/)
    await ask('inbox/deed', { body: { reference, what: 'open' } })
    assert.equal((await list()).counts.todo, 3)
    for (const note of ['', '   ', 'x'.repeat(2001)])
      assert.equal((await ask('inbox/deed', { body: { reference, what: 'note', note } })).status, 400)
  })

  test('an inquiry held as spam is delivered once released, and cannot be held after delivery', async () => {
    const reference = references.spam ?? ''
    assert.equal((await ask('inbox/move', { body: { reference, what: 'release' } })).status, 200)
    await until('it is delivered', async () =>
      (await one(reference)).mails.every(({ state }) => state === 'sent'),
    )
    const refused = await ask('inbox/move', { body: { reference, what: 'hold' } })
    assert.equal(refused.status, 409)
    assert.match(refused.text, /schon unterwegs oder zugestellt/)
  })
})

describe('figures', () => {
  test('the figures count each inquiry once, in its month', async () => {
    const { months, total, english } = (await ask('inbox/figures')).json<{
      months: { total: number; counts: Record<string, number> }[]
      total: number
      english: number
    }>()
    assert.equal(months.length, 12)
    assert.deepEqual([months.at(-1)?.total, months.at(-1)?.counts.home, total, english], [3, 1, 3, 1])
  })
})

describe('the data of a person', () => {
  test('the inbox exports the data of a person, and erases it only after the address is typed', async () => {
    const reference = references.quote ?? ''
    const copy = await ask(`inbox/person?reference=${reference}`)
    assert.match(copy.text, /Ruft Montag an/)
    const plan = (await ask(`inbox/erasure?reference=${reference}`)).json<Record<string, unknown>>()
    assert.deepEqual([plan.email, plan.mails, plan.undelivered, plan.notes], [quote.email, 2, 0, 3])
    for (const typed of ['', 'juergen', 'zoe@client.example'])
      assert.equal((await ask('inbox/erase', { body: { reference, typed } })).status, 409)
    assert.equal((await list()).counts.erased, 0)
    const erased = await ask('inbox/erase', { body: { reference, typed: ' Juergen@KUNDE.example' } })
    assert.deepEqual(erased.json(), { inquiries: 1, files: 2, isForgotten: true })
    assert.equal((await list()).counts.erased, 1)
    const { typed, deeds, reply } = await one(reference)
    assert.deepEqual([typed, deeds, reply], [[], [], undefined])
    const store = readFileSync(join(service.config.dataDir, 'inquiries.db'))
    assert.ok(!store.includes('Montag an') && !store.includes(quote.email))
    assert.equal((await ask('inbox/deed', { body: { reference, what: 'done' } })).status, 404)
  })
})

describe('erasure of a person with an account in the Studio', () => {
  const email = 'boss@firm.example'
  const give = async (login: string, roles: Role[]) => {
    const known = await personByLogin(settings, login)
    const address = login === 'boss' ? email : null
    await withStudioStore(settings, queries =>
      storePerson(queries, { ...(known && { id: known.id }), login, name: login, email: address, roles }),
    )
  }
  const logins = async () => (await withStudioStore(settings, peopleIn)).map(({ login }) => login)
  async function erase(): Promise<{ account: unknown; hasAccount: unknown; state: unknown }> {
    const reference = await submitted(service.url, { ...quote, email })
    const plan = (await ask(`inbox/erasure?reference=${reference}`)).json<{ account?: string }>()
    const erased = await ask('inbox/erase', { body: { reference, typed: email } })
    assert.equal(erased.status, 200)
    const { hasAccount } = erased.json<{ hasAccount?: true }>()
    return { account: plan.account, hasAccount, state: (await one(reference)).state }
  }
  const stays = { account: 'stays', hasAccount: true, state: 'erased' }

  test('the account stays if a person with only the inbox role erases the inquiry', async () => {
    await give('boss', ['administer'])
    assert.deepEqual(await erase(), stays)
    assert.ok((await logins()).includes('boss'))
  })

  test('the account of the last administrator stays', async () => {
    await give('boss', ['inbox', 'administer'])
    const reference = await submitted(service.url, { ...quote, email })
    const body = { reference, typed: email }
    const { hasAccount } = (await ask('inbox/erase', { as: 'boss', body })).json<{ hasAccount?: true }>()
    assert.deepEqual([hasAccount, (await logins()).includes('boss')], [true, true])
  })

  test('an administrator may erase an account only within 30 minutes of signing in', async () => {
    await give('leonie', ['inbox', 'administer'])
    const may = { edit: false, publish: false, inbox: true, administer: true }
    const session = (minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000).toISOString()
      return { id: 's', personId: 'p', createdAt: at, seenAt: at, agent: '' }
    }
    const by = (minutes: number) =>
      withStudioStore(settings, queries =>
        mayErase(queries, { name: 'leonie', login: 'leonie', may, session: session(minutes) }, email),
      )
    assert.deepEqual([await by(31), await by(29)], [false, true])
  })

  test('an erasure by another administrator also deletes the account', async () => {
    assert.deepEqual(await erase(), { account: 'goes', hasAccount: undefined, state: 'erased' })
    assert.ok(!(await logins()).includes('boss'))
  })
})
