// Calls the bid desk as the browser does, with a firm's content: from the text of a notice to the archive.
import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { theTarget } from '../../tests/support/studio-target.ts'
import { wordForm } from '../../tests/support/word-form.ts'
import { activeRequirements, requirementsOf } from './draft-requirements.ts'
import type { PeopleAnswer } from './find-people.server.ts'
import type { Fit } from './fit.ts'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import type { PressProjects } from './press.server.ts'
import { type Bid, type BidList, calendarOf } from './saved-bids.server.ts'

const target = theTarget()
const notice = `Referenzen
Jede Referenz: mindestens 100 m² BGF, Honorarzone mindestens II.
Mindestens eine der Referenzen liegt in den letzten zehn Jahren, gerechnet ab Übergabe.
Umsatz mindestens 1 Mio. €.`

test('a press kit is offered only for a published project without draft changes to text or pictures', async () => {
  const { get, post, studio } = target()
  const listed = async () =>
    (JSON.parse((await get('/studio/api/press/projects')).text) as PressProjects).projects.map(({ id }) => id)
  const file = (name: string) => join(studio.content, name)
  const kit = async (project: string) => (await post('press/kit', { project })).status
  const before = await listed()
  assert.ok(before.includes('schule-an-der-raab') && before.includes('pflegehaus-weinberg'))
  const text = readFileSync(file('projects/schule-an-der-raab.yaml'), 'utf8')
  const other = readFileSync(file('projects/pflegehaus-weinberg.yaml'), 'utf8')
  const picture = file(`media/${/^picture: (?<name>\S+)/m.exec(other)?.groups?.name}`)
  const bytes = readFileSync(picture)
  appendFileSync(file('projects/schule-an-der-raab.yaml'), '# not published\n')
  appendFileSync(picture, ' ')
  writeFileSync(file('projects/new-one.yaml'), text)
  const left = await listed()
  assert.deepEqual(
    ['schule-an-der-raab', 'pflegehaus-weinberg', 'new-one'].filter(id => left.includes(id)),
    [],
  )
  assert.deepEqual([await kit('schule-an-der-raab'), await kit('pflegehaus-weinberg')], [409, 409])
  rmSync(file('projects/new-one.yaml'))
  writeFileSync(file('projects/schule-an-der-raab.yaml'), text)
  writeFileSync(picture, bytes)
  assert.deepEqual(await listed(), before)
})

test('the Studio turns the text of a notice into criteria, matching projects and a bid archive', async () => {
  const { post } = target()
  const answer = await post('bids/read?deadline=2026-12', Buffer.from(notice))
  assert.equal(answer.status, 200)
  const tender = JSON.parse(answer.text) as ForeignTender
  const requirements = activeRequirements(requirementsOf(tender.lines))
  assert.deepEqual(
    requirements.map(({ query, scope }) => [query, scope]),
    [
      ['zone=2', 'each'],
      ['gfa=100', 'each'],
      ['since=2016-12', 'some'],
    ],
  )
  const fitted = await post('bids/fit', { language: 'de', size: 1, requirements })
  assert.equal(fitted.status, 200, fitted.text)
  const fit = JSON.parse(fitted.text) as Fit
  assert.equal(fit.requirements.length, 3)
  assert.ok(fit.projects.length > 2 && fit.requirements.every(({ head, ask }) => head && ask))
  const files = await post('bids/files', {
    language: 'de',
    procedure: 'Rathaus',
    paper: 'portrait',
    projects: [fit.projects[0]?.id],
    requirements,
    forms: [],
  })
  assert.equal(files.status, 200)
  assert.equal(files.headers['content-type'], 'application/zip')
  assert.ok(files.text.startsWith('PK'))
})

test('internal facts count in the matching, are marked, and enter the bid files only on request', async () => {
  const { post } = target()
  const requirements = [
    { number: 1, query: 'share=90', scope: 'each', atLeast: 1, text: '90 % Eigenleistung' },
  ]
  const fit = JSON.parse((await post('bids/fit', { language: 'de', size: 1, requirements })).text) as Fit
  const { verdict, isInternal } = fit.projects[0]?.cells[1] ?? {}
  assert.deepEqual([verdict, isInternal], ['met', true])
  const order = {
    language: 'de',
    procedure: '',
    paper: 'portrait',
    projects: [fit.projects[0]?.id],
    requirements,
    forms: [],
  }
  const size = async (internal: boolean) =>
    Number((await post('bids/files', { ...order, internal })).headers['content-length'])
  assert.ok((await size(true)) > (await size(false)))
})

test('only granted certificates and awards meet a criterion, and a named criterion needs that name', async () => {
  const { post, studio } = target()
  appendFileSync(
    join(studio.content, 'projects/schule-an-der-raab.yaml'),
    `certificates:
  - { year: 2022, system: DGNB, level: { de: Gold, en: Gold }, state: certified }
  - { year: 2025, system: BNB, state: precertified }
awards: [ { year: 2024, title: { de: Holzpreis, en: Timber Prize }, rank: nomination } ]
`,
  )
  const queries = ['certificate=dgnb', 'certificate=BNB', 'certificate=1', 'award=1']
  const requirements = queries.map((query, index) => ({
    number: index + 1,
    query,
    scope: 'each',
    text: query,
  }))
  const answer = await post('bids/fit', { language: 'de', size: 1, requirements })
  const { projects, requirements: heads } = JSON.parse(answer.text) as Fit
  const { cells = {} } = projects.find(({ id }) => id === 'schule-an-der-raab') ?? {}
  assert.deepEqual(
    Object.values(cells).map(({ verdict, value }) => value ?? verdict),
    ['DGNB Gold, 2022', 'open', 'DGNB Gold, 2022', 'open'],
  )
  assert.deepEqual(heads[0], { number: 1, head: 'Zertifikat', ask: 'dgnb' })
})

test('the people search ranks people by the projects that they led, and names what is missing', async () => {
  const { post, studio } = target()
  appendFileSync(
    join(studio.content, 'projects/pflegehaus-weinberg.yaml'),
    'lead: { person: lindner, stages: { from: 2, to: 8 } }\nteam: [ { person: Milan, role: { de: Statiker, en: Engineer }, stages: { from: 5, to: 8 } } ]\n',
  )
  const query = { mustLead: true, use: '', from: 5, to: 8, years: 0, atLeast: 1 }
  const answer = await post('bids/people', { language: 'de', query })
  assert.equal(answer.status, 200, answer.text)
  const { people } = JSON.parse(answer.text) as PeopleAnswer
  assert.deepEqual(
    people.map(({ name, met, engagements }) => [name, met, engagements[0]?.gaps]),
    [
      ['Aurelia Lindnerin', 1, []],
      ['Milan', 0, ['not-led']],
    ],
  )
  const fitted = await post('bids/fit', { language: 'de', size: 1, requirements: [] })
  const leads = (JSON.parse(fitted.text) as Fit).projects.flatMap(({ lead }) => lead ?? [])
  assert.deepEqual(leads, ['Aurelia Lindnerin'], 'who may know what is missing')
})

test('the server refuses a file that is not text, an invalid order and an unknown project', async () => {
  const { post } = target()
  const order = { language: 'de', procedure: '', paper: 'portrait', requirements: [], forms: [] }
  assert.equal((await post('bids/read', Buffer.from([0, 1, 2, 255]))).status, 422)
  assert.equal((await post('bids/fit', { language: 'de', size: 99, requirements: [] })).status, 400)
  assert.equal((await post('bids/files', { ...order, projects: ['../secret'] })).status, 400)
  assert.equal((await post('bids/files', { ...order, projects: ['no-such-project'] })).status, 422)
})

test('the server names the limit that a bid exceeds, and takes a long line of the notice', async () => {
  const { post, get } = target()
  const requirements = (count: number, text = '') =>
    Array.from({ length: count }, (_, index) => ({ number: index + 1, query: 'gfa=1', scope: 'each', text }))
  const fit = (count: number, text?: string) =>
    post('bids/fit', { language: 'de', size: 1, requirements: requirements(count, text) })
  const many = await fit(61)
  assert.deepEqual([many.status, /höchstens 60 .* 61/.test(many.text)], [422, true], many.text)
  assert.equal((await fit(1, 'x'.repeat(4001))).status, 200)
  const print = async (work: object) => {
    const fields = { name: '', deadline: null, notes: '', work: JSON.stringify(work) }
    const { id } = JSON.parse((await post('bids/create', fields)).text) as Bid
    const { text } = await get(`/studio/api/bids/print?id=${id}`)
    await post('bids/erase', { id, name: '' })
    return text
  }
  assert.match(await print({}), /kein Projekt gewählt/)
  const project = 'pflegehaus-weinberg'
  const sentence = { project, number: 4, language: 'de', text: 'x'.repeat(2001) }
  assert.match(await print({ chosen: [project], sentences: [sentence] }), /Kriterium 4 .*2\.000 Zeichen/)
})

test('the server still makes bid files, leaving out projects and people that no longer exist', async () => {
  const { post } = target()
  const order = { language: 'de', procedure: '', paper: 'portrait', requirements: [], forms: [] }
  const projects = ['no-such-project', 'pflegehaus-weinberg']
  const answer = await post('bids/files', { ...order, projects, people: ['no-such-person'] })
  assert.equal(answer.status, 200, answer.text)
  assert.ok(!answer.text.includes('no-such'))
})

test('a repeated mandatory criterion is taken once, and the same criterion with points is separate', () => {
  const line = { text: 'x', status: 'read', subjects: [], demands: true, atLeast: undefined } as const
  const found = [{ query: 'gfa=3000', span: [0, 1] as [number, number], notes: [] }]
  const lines = [
    { ...line, start: 0, scope: 'each' as const, found, points: undefined },
    { ...line, start: 9, scope: 'each' as const, found, points: undefined },
    { ...line, start: 20, scope: undefined, found, points: 5 },
  ]
  const requirements = requirementsOf(lines.map(line => ({ ...line, subjects: [...line.subjects] })))
  assert.deepEqual(
    requirements.map(({ number, start, points }) => [number, start, points]),
    [
      [1, 0, undefined],
      [2, 20, 5],
    ],
  )
})

test('a bid can be saved, decided, copied and deleted, and an outdated save is a conflict', async () => {
  const { post, get } = target()
  const fields = { name: 'Rathaus', deadline: '2026-12-15', work: '{"size":2}', notes: '' }
  const { id, version } = JSON.parse((await post('bids/create', fields)).text) as Bid
  const change = { ...fields, id, version, verdict: 'go', outcome: 'none' }
  const decided = await post('bids/save', change)
  assert.equal(decided.status, 200, decided.text)
  assert.ok((JSON.parse(decided.text) as Bid).verdictBy)
  const late = await post('bids/save', { ...change, verdict: 'no-go' })
  assert.equal(late.status, 409)

  const copied = await post('bids/copy', { id, name: 'Rathaus' })
  const copy = JSON.parse((await get(`/studio/api/bids/one?id=${JSON.parse(copied.text).id}`)).text) as Bid
  assert.deepEqual(
    [copy.name, copy.deadline, copy.verdict, copy.work],
    ['Rathaus (Kopie)', null, 'open', fields.work],
  )
  const names = async () =>
    (JSON.parse((await get('/studio/api/bids/list')).text) as BidList).bids.map(({ name }) => name)
  assert.deepEqual(await names(), ['Rathaus', 'Rathaus (Kopie)'])

  assert.match(
    (await get(`/studio/api/bids/ics?id=${id}`)).text,
    /DTSTART;VALUE=DATE:20261215\r\nSUMMARY:Rathaus\r\n/,
  )
  await post('bids/erase', { id, name: 'Rathaus' })
  assert.equal((await get(`/studio/api/bids/one?id=${id}`)).status, 404)
  assert.deepEqual(await names(), ['Rathaus (Kopie)'])
})

test('a bid whose save got no answer can be saved again with the same content', async () => {
  const { post } = target()
  const fields = { name: 'Rathaus', deadline: null, work: '{"size":2}', notes: '' }
  const { id, version } = JSON.parse((await post('bids/create', fields)).text) as Bid
  const change = { ...fields, id, version, verdict: 'go', outcome: 'none' }
  const first = await post('bids/save', change)
  const again = await post('bids/save', change)
  assert.equal(again.status, 200, again.text)
  assert.deepEqual(JSON.parse(again.text), JSON.parse(first.text))
  assert.equal((await post('bids/save', { ...change, notes: 'x' })).status, 409)
  const next = await post('bids/save', { ...change, version: version + 1, notes: 'x' })
  assert.equal(next.status, 200, next.text)
  assert.equal((await post('bids/save', change)).status, 409)
})

test('the server names the open placeholders of a form, and suggests mappings from earlier bids', async () => {
  const { post } = target()
  const work = (mapping: object) => JSON.stringify({ mapping })
  const bid = { name: '', deadline: null, notes: '' }
  await post('bids/create', { ...bid, work: work({ 'Umsatz 2024': '1.client', Alt: '1.client' }) })
  await post('bids/create', { ...bid, work: work({ 'Umsatz 2024': { text: '2,1 Mio. €' } }) })
  await post('bids/create', { ...bid, work: work({ 'Umsatz 2024': '' }) })
  await post('bids/create', { ...bid, work: 'none' })
  const order = {
    language: 'de',
    procedure: '',
    paper: 'portrait',
    projects: ['pflegehaus-weinberg'],
    requirements: [],
  }
  const form = { name: 'form.docx', file: wordForm().toString('base64'), mapping: {} }
  const answer = await post('bids/form', { ...order, forms: [form] })
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(JSON.parse(answer.text), {
    names: ['1.Auftraggeber', 'Umsatz 2024'],
    mapping: { 'Umsatz 2024': { text: '2,1 Mio. €' } },
  })
  const text = { ...form, file: Buffer.from('text').toString('base64') }
  const refused = await post('bids/form', { ...order, forms: [text] })
  assert.deepEqual([refused.status, /Formblatt/.test(refused.text)], [422, true])
})

test('a calendar file escapes special characters and folds long lines', () => {
  const text = calendarOf('1', `Schule; Halle, ${'Größe '.repeat(20)}`, '2026-12-15', new Date(0))
  assert.ok(text.includes('SUMMARY:Schule\\; Halle\\, Größe'))
  assert.ok(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75))
})
