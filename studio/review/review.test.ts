// Approval with remarks, authors, and legal texts, which need a second person: over HTTP, as three people.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { memoize } from '../../service/store/memoize.ts'
import { simpleDraftBuilds } from '../../tests/support/draft-builds.ts'
import { theTarget } from '../../tests/support/studio-target.ts'
import { until } from '../../tests/support/until.ts'
import { gitIn, signed } from '../content/git.ts'
import type { DraftBuilds } from '../drafts/draft-builds.server.ts'
import { storePerson } from '../http/people.server.ts'
import type { Role } from '../http/rights.ts'
import { closeStudioStore, withStudioStore } from '../http/store.server.ts'
import { closeStore, withStore } from '../inbox/service-store.server.ts'
import type { Draft } from '../publish/draft.server.ts'
import type { RemarksData } from '../remarks/remarks.server.ts'
import { createStudio } from '../shell/studio.server.ts'
import type { ReviewData } from './judge.server.ts'
import type { OpenRequests } from './routes.server.ts'
import { type Side, sideAddress } from './side-address.ts'
import type { SidesData } from './sides.server.ts'

const target = theTarget()
const inquiries = mkdtempSync(join(tmpdir(), 'studio-review-'))
process.env.DATA_DIR = inquiries

let server: ReturnType<typeof createStudio>
let builds: DraftBuilds
const people: Record<string, Role[]> = { kilian: ['edit'], leonie: ['publish'], henrike: ['publish'] }

/** Runs once the target exists. */
const start = memoize(async () => {
  const studio = { ...target().studio, login: { header: 'x-forwarded-user' } }
  await withStudioStore(studio, ({ transaction }) =>
    transaction(async queries => {
      for (const [login, roles] of Object.entries(people)) {
        const name = login.replace(/^./, letter => letter.toUpperCase())
        await storePerson(queries, { login, name, email: `${login}@firm.example`, roles })
      }
    }),
  )
  ;({ builds } = await simpleDraftBuilds(studio))
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

async function as<Data>(
  login: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; data: Data }> {
  const { status, text } = await fetchAs(login, `/studio/api/${path}`, body)
  return { status, data: JSON.parse(text) as Data }
}

async function fetchAs(login: string, path: string, body?: unknown) {
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
      'x-forwarded-user': login,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function write(login: string, file: string, path: (string | number)[], value: string) {
  const opened = await as<{ value: unknown }>(login, `file?name=${file}`)
  const was = path.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], opened.data.value)
  const unit = { root: path, was, changes: [{ op: 'set', path, value }] }
  const { data } = await as<{ outcomes: { state: string }[] }>(login, 'save', {
    file,
    base: opened.data.value,
    units: [unit],
  })
  assert.deepEqual(data.outcomes, [{ state: 'saved' }])
}

const commit = (file: string) =>
  gitIn(target().studio.project).text(['commit', '--quiet', '--message=Published', '--', file], {
    env: signed('Test'),
  })

const legal = 'pages/impressum.yaml'
const home = 'pages/home.yaml'
const heading = ['sections', 1, 'heading', 'de']
const ask = (files: string[]) =>
  as<{ id: string }>('kilian', 'review/ask', { files, asked: null, note: 'Vor der Messe, bitte.' })
const review = async (login: string, id: string) =>
  (await as<ReviewData>(login, `review/request?id=${id}`)).data.files
const mailsTo = () =>
  withStore(({ database }) =>
    database.query<{ content: string }>("SELECT content FROM mails WHERE purpose = 'studio'"),
  )

const title = ['seo', 'title', 'de']

test('every change in a draft names its own author, and its file names all authors', async () => {
  await write('kilian', home, heading, 'Zahlen von Kilian')
  await write('leonie', home, ['sections', 3, 'heading', 'de'], 'Neues von Leonie')
  const { data } = await as<Draft>('kilian', 'publish/draft')
  const [file] = data.files
  assert.deepEqual(file?.authors.toSorted(), ['Kilian', 'Leonie'])
  assert.deepEqual(
    file?.places.map(({ authors }) => authors),
    [['Kilian'], ['Leonie']],
  )
})

test('discarding is refused if a colleague has changed the file since the list was loaded', async () => {
  const file = 'pages/company.yaml'
  const text = () => readFileSync(join(target().studio.content, file), 'utf8')
  const before = text()
  await write('kilian', file, title, 'Titel von Kilian')
  const { seen } = (await as<Draft>('leonie', 'publish/draft')).data
  await write('kilian', file, title, 'Neuer Titel von Kilian')
  const late = await as<{ says: string }>('leonie', 'publish/discard', { file, seen: seen[file] })
  assert.equal(late.status, 409)
  assert.match(text(), /Neuer Titel von Kilian/)
  const again = (await as<Draft>('leonie', 'publish/draft')).data.seen[file]
  assert.equal((await as('leonie', 'publish/discard', { file, seen: again })).status, 200)
  assert.equal(text(), before)
})

test('a change made on disk has no author, and discarding a file removes its recorded authors', async () => {
  const faq = join(target().studio.content, 'faq.yaml')
  const text = readFileSync(faq, 'utf8')
  writeFileSync(faq, text.replace(/de: "?(\w)/, 'de: "X'))
  const draft = (await as<Draft>('leonie', 'publish/draft')).data
  assert.deepEqual(draft.files.find(({ file }) => file === 'faq.yaml')?.authors, [])
  writeFileSync(faq, text)
  await write('leonie', 'faq.yaml', [0, 'title', 'de'], 'Von Leonie')
  const edits = () =>
    withStudioStore(target().studio, ({ query }) => query("SELECT * FROM edits WHERE file = 'faq.yaml'"))
  assert.equal((await edits()).length, 1)
  assert.equal((await as('leonie', 'publish/discard', { file: 'faq.yaml' })).status, 200)
  assert.deepEqual(await edits(), [])
})

test('an approval request shows the approver its snapshot and reports that the text has changed since', async () => {
  const { status, data } = await ask([home])
  assert.equal(status, 200)
  await write('kilian', home, heading, 'Später geschrieben')
  const [file] = await review('leonie', data.id)
  assert.equal(file?.isNewer, true)
  const words = JSON.stringify(file?.places)
  assert.ok(words.includes('Zahlen von Kilian') && !words.includes('Später geschrieben'))
  assert.deepEqual(file?.authors.toSorted(), ['Kilian', 'Leonie'])
  const mails = (await mailsTo()).map(({ content }) => JSON.parse(content))
  assert.deepEqual(mails.map(({ to }) => to.address).sort(), ['henrike@firm.example', 'leonie@firm.example'])
  assert.ok(mails.every(({ text }) => text.includes('Vor der Messe') && text.includes(`review/${data.id}`)))
  // A person who may not publish may not review either.
  assert.equal((await as('kilian', `review/request?id=${data.id}`)).status, 403)
  assert.equal((await as('kilian', 'review/verdict', { id: data.id, file: home, verdict: 'ok' })).status, 403)
  assert.equal((await as('leonie', 'review/withdraw', { id: data.id })).status, 409)
  assert.equal((await as('kilian', 'review/withdraw', { id: data.id })).status, 200)
  assert.equal((await as('leonie', `review/request?id=${data.id}`)).status, 409)
})

test('only an approver sees the pages before and after, built from the snapshot', async () => {
  await as('kilian', 'publish/discard', { file: home })
  await write('kilian', home, heading, 'Zahlen im Entwurf')
  const { data } = await ask([home])
  await write('kilian', home, heading, 'Später geschrieben')
  const sidesOf = (login: string) => as<SidesData>(login, `review/sides?id=${data.id}`)
  assert.equal((await sidesOf('kilian')).status, 403)
  await until('both are built', async () => !(await sidesOf('leonie')).data.isBuilding)
  assert.deepEqual((await sidesOf('leonie')).data, { isBuilding: false, isBroken: false })
  const page = (side: Side, at: string) => fetchAs('leonie', sideAddress(data.id, side) + at)
  const after = await page('after', '/')
  assert.match(after.text, /Zahlen im Entwurf/)
  assert.match(after.text, /href="\/studio\/api\/review\/page\?id=[\w-]+&amp;side=after&amp;at=\/contact"/)
  assert.match(
    String(after.headers['content-security-policy']),
    /^sandbox allow-same-origin; default-src 'none'/,
  )
  const before = await page('before', '/')
  assert.equal(before.status, 200)
  assert.doesNotMatch(before.text, /Zahlen im Entwurf|Später geschrieben/)
  for (const at of ['/../../secret.yaml', '/linked', '/projects.json'])
    assert.equal((await page('after', at)).status, 404, at)
  assert.equal((await fetchAs('kilian', `${sideAddress(data.id, 'after')}/`)).status, 403)
  await as('kilian', 'review/withdraw', { id: data.id })
  assert.equal((await page('after', '/')).status, 409)
})

test('a remark cancels the approval, appears at its field once the request is returned, and can be answered', async () => {
  await as('kilian', 'publish/discard', { file: home })
  await write('kilian', home, heading, 'Hundert')
  const { data } = await ask([home])
  const say = (text: string) => as('leonie', 'review/remark', { id: data.id, file: home, text })
  await as('henrike', 'review/verdict', { id: data.id, file: home, verdict: 'ok' })
  assert.equal((await review('leonie', data.id))[0]?.isApproved, true)
  await say('Erst <b>fett</b>')
  await say('Bitte ohne Zahl.')
  assert.equal((await review('leonie', data.id))[0]?.isApproved, false)
  assert.equal((await as('leonie', 'review/publish', { id: data.id })).status, 409)
  const remarks = async () => (await as<RemarksData>('kilian', `remarks?file=${home}`)).data
  assert.deepEqual(await remarks(), [], 'not before it is sent back')
  assert.equal((await as('leonie', 'review/return', { id: data.id })).status, 200)
  const [remark, ...more] = await remarks()
  assert.deepEqual(more, [])
  assert.deepEqual(
    [remark?.person, remark?.text, remark?.place, remark?.quote],
    ['Leonie', 'Bitte ohne Zahl.', ['sections', 1, 'heading'], 'Hundert'],
  )
  await as('kilian', 'remarks/done', { id: remark?.id, answer: 'Ist weg.' })
  await as('leonie', 'remarks/done', { id: remark?.id, answer: 'Danke.' })
  const [done] = await remarks()
  assert.deepEqual([done?.answer, done?.answeredBy], ['Ist weg.\nDanke.', 'Leonie'])
  assert.ok(done?.doneAt)
})

test('an author of a legal text cannot approve or publish it alone, but a second person can approve it', async () => {
  await write('kilian', legal, title, 'Von Kilian')
  const { data: one } = await ask([legal])
  assert.equal((await review('leonie', one.id))[0]?.isLegal, true)
  await as('leonie', 'review/verdict', { id: one.id, file: legal, verdict: 'ok' })
  assert.equal((await review('leonie', one.id))[0]?.isApproved, true)
  await as('kilian', 'review/withdraw', { id: one.id })
  // A person who changes the text counts as its author as well.
  await write('leonie', legal, title, 'Von Leonie')
  const publish = (login: string) =>
    as<{ says: string }>(login, 'publish/start', { files: [legal], note: '' })
  const { data: two } = await ask([legal])
  assert.equal((await as('leonie', 'review/verdict', { id: two.id, file: legal, verdict: 'ok' })).status, 409)
  const own = await as<Draft>('leonie', 'publish/draft')
  assert.deepEqual(own.data.needSecond, [legal])
  assert.deepEqual((await as<Draft>('henrike', 'publish/draft')).data.needSecond, [])
  const refused = await publish('leonie')
  assert.equal(refused.status, 409)
  assert.match(refused.data.says, /jemand anders/)
  await as('henrike', 'review/verdict', { id: two.id, file: legal, verdict: 'ok' })
  assert.equal((await review('henrike', two.id))[0]?.isApproved, true)
  assert.equal((await as<OpenRequests>('kilian', 'review/open')).data[0]?.approved, 1)
  await as('kilian', 'review/withdraw', { id: two.id })
})

test('another spelling of a file name passes neither the second person nor the right to the theme', async () => {
  await write('leonie', legal, title, 'Von Leonie')
  const at = new Date(Date.now() + 86_400_000).toISOString()
  for (const name of [`./${legal}`, `pages/../${legal}`, 'pages//impressum.yaml', `x/../${legal}`])
    for (const [path, body] of [
      ['publish/start', { note: '' }],
      ['publish/later', { note: '', at }],
      ['review/ask', { note: '', asked: null }],
    ] as const)
      assert.equal((await as('leonie', path, { files: [name], ...body })).status, 409, `${path} ${name}`)
  const folder = join(target().studio.content, '../theme')
  mkdirSync(folder)
  writeFileSync(join(folder, 'theme.yaml'), '# drawn by a designer\n')
  for (const name of ['./../theme/theme.yaml', 'x/../../theme/theme.yaml'])
    assert.equal((await as('kilian', 'publish/discard', { file: name })).status, 409, name)
  assert.match(readFileSync(join(folder, 'theme.yaml'), 'utf8'), /designer/)
  rmSync(folder, { recursive: true })
})

test('a legal text with an unknown author needs a second person, unless the published settings waive it', async () => {
  await as('kilian', 'publish/discard', { file: legal })
  const path = join(target().studio.content, legal)
  writeFileSync(path, readFileSync(path, 'utf8').replace('title: { de: Impressum', 'title: { de: Neu'))
  assert.deepEqual((await as<Draft>('leonie', 'publish/draft')).data.needSecond, [legal])
  const firm = join(target().studio.content, 'firm.yaml')
  const text = readFileSync(firm, 'utf8')
  const needSecond = async () => (await as<Draft>('leonie', 'publish/draft')).data.needSecond
  writeFileSync(firm, `${text}\nlegalTextsNeedTwo: false\n`)
  assert.deepEqual(await needSecond(), [legal], 'the switch itself is not public yet')
  await commit(firm)
  assert.deepEqual(await needSecond(), [])
  writeFileSync(firm, text)
  await commit(firm)
})

test('a closed request is deleted after a year, unless one of its remarks is open', async () => {
  const inStore = (sql: string, values: string[] = []) =>
    withStudioStore(target().studio, ({ query }) => query<{ id: string }>(sql, values))
  await write('kilian', home, heading, 'Vor einem Jahr')
  const { data: old } = await ask([home])
  const { data: answered } = await ask([home])
  await as('leonie', 'review/verdict', { id: old.id, file: home, verdict: 'ok' })
  await as('leonie', 'review/remark', { id: answered.id, file: home, text: 'Noch offen.' })
  for (const { id } of [old, answered]) await as('leonie', 'review/return', { id })
  await inStore("UPDATE requests SET at = '2025-01-01T00:00:00.000Z' WHERE id IN ($1, $2)", [
    old.id,
    answered.id,
  ])
  const { data: young } = await ask([home])
  const left = (await inStore('SELECT id FROM requests')).map(({ id }) => id)
  assert.deepEqual(
    [old, answered, young].map(({ id }) => left.includes(id)),
    [false, true, true],
  )
  await as('kilian', 'review/withdraw', { id: young.id })
  await as('kilian', 'publish/discard', { file: home })
})

test('when two editors reorder one page, the second gets a conflict that names the first', async () => {
  const { data } = await as<{ value: { sections: unknown[] } }>('leonie', `file?name=${home}`)
  const base = data.value
  const move = (login: string, from: number, to: number) =>
    as<{ outcomes: { state: string; by?: string; theirs?: unknown[] }[] }>(login, 'save', {
      file: home,
      base,
      units: [
        { root: ['sections'], was: base.sections, changes: [{ op: 'move', path: ['sections', from], to }] },
      ],
    })
  assert.deepEqual((await move('kilian', 2, 3)).data.outcomes, [{ state: 'saved' }])
  const [outcome] = (await move('leonie', 3, 4)).data.outcomes
  assert.deepEqual([outcome?.state, outcome?.by], ['conflict', 'Kilian'])
  assert.equal(outcome?.theirs?.length, base.sections.length)
})
