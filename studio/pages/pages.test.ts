// Pages come, move, hide and go on a copy of a firm's content that git knows.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { parse } from 'yaml'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { problemsOf } from '../content/check.ts'
import { rightsOf, roles } from '../http/rights.ts'
import { Refusal } from '../http/route.ts'
import { studioSettings } from '../http/settings.ts'
import { publishRoutes } from '../publish/routes.server.ts'
import { createPage } from './create-page.server.ts'
import { type LinksToPage, leavingRoutes } from './leave-page.server.ts'

let project = ''
const studio = () => ({ ...studioSettings([], {}), project, content: join(project, 'content') })
const text = (file: string) => readFileSync(join(project, 'content', file), 'utf8')
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: project })

// One folder for all: the publisher belongs to the process.
before(() => {
  project = mkdtempSync(join(tmpdir(), 'pages-'))
  cpSync(otherFirm, join(project, 'content'), { recursive: true })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'start')
})
beforeEach(() => {
  git('reset', '-q', '--hard')
  git('clean', '-fdq')
})
after(() => rmSync(project, { recursive: true }))

async function ask(path: string, body: unknown, query = ''): Promise<unknown> {
  const route = [createPage, ...leavingRoutes, ...publishRoutes].find(found => found.path === path)
  const answer = await route?.handle({
    studio: studio(),
    person: { name: 'Test', login: 'test', may: rightsOf(roles) },
    language: 'de',
    query: new URLSearchParams(query),
    json: async () => body as never,
    bytes: async () => Buffer.alloc(0),
  })
  return answer && 'json' in answer ? answer.json : undefined
}
const redirects = () => (parse(text('redirects.yaml')) ?? []) as { from: string; to: string }[]
const made = (pattern: string) => ({
  name: { de: 'Laborgebäude', en: 'Laboratories' },
  address: { de: 'laborgebaeude', en: 'laboratories' },
  from: { pattern },
})

for (const pattern of ['service', 'focus', 'about', 'empty'])
  test(`a page from the pattern ${pattern} is accepted as it is`, async () => {
    assert.deepEqual(await ask('pages/create', made(pattern)), { file: 'pages/laborgebaeude.yaml' })
    assert.deepEqual(problemsOf(studio()), [])
    const page = parse(text('pages/laborgebaeude.yaml'))
    assert.equal(page.sections[0].section, 'hero')
    assert.deepEqual(page.address, { de: '/laborgebaeude', en: '/laboratories' })
  })

test('a page with texts that are still to be written stays in the draft, and says why', async () => {
  await ask('pages/create', made('empty'))
  const { files } = (await ask('publish/draft', undefined)) as {
    files: { file: string; problems: string[] }[]
  }
  const page = files.find(({ file }) => file === 'pages/laborgebaeude.yaml')
  assert.match(page?.problems.join() ?? '', /hier steht noch \?\?\?/)
  await assert.rejects(ask('publish/start', { files: ['pages/laborgebaeude.yaml'], note: '' }), Refusal)
})

test('a copy takes the texts along, not address, role or search texts; a taken address is refused', async () => {
  const from = { copy: 'pages/consulting.yaml' }
  await ask('pages/create', {
    name: { de: 'Prüfung', en: 'Review' },
    address: { de: 'pruefung', en: 'pruefung' },
    from,
  })
  const [copy, old] = ['pruefung', 'consulting'].map(name => parse(text(`pages/${name}.yaml`)))
  assert.deepEqual(copy.sections, old.sections)
  assert.equal(copy.address, undefined)
  assert.equal(copy.seo.title.de, '???')
  assert.deepEqual(problemsOf(studio()), [])
  await assert.rejects(
    ask('pages/create', { ...made('empty'), address: { de: 'consulting', en: 'x' } }),
    Refusal,
  )
})

test('a page moves: its links follow, and the old addresses lead on', async () => {
  await ask('pages/move', { file: 'pages/consulting.yaml', address: { de: 'beratung', en: 'advice' } })
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(redirects().some(({ from, to }) => from === '/consulting' && to === '/beratung'))
  assert.ok(redirects().some(({ from, to }) => from === '/en/consulting' && to === '/en/advice'))
  await ask('pages/move', { file: 'pages/consulting.yaml', address: { de: 'consulting', en: 'consulting' } })
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(!redirects().some(({ from }) => from === '/consulting'))
})

test('a page that was never published leaves no old address', async () => {
  await ask('pages/create', made('empty'))
  const before = redirects().length
  await ask('pages/move', { file: 'pages/laborgebaeude.yaml', address: { de: 'labor', en: 'lab' } })
  assert.equal(redirects().length, before)
})

test('a page goes: lists let it go, links and old addresses lead where it was said', async () => {
  const found = (await ask('pages/links', undefined, 'file=pages/consulting.yaml')) as LinksToPage
  assert.ok(found.links.some(({ as }) => as === 'list') && !found.isNeeded)
  await ask('pages/leave', { file: 'pages/consulting.yaml', to: '/company', asText: [], hide: false })
  assert.ok(!existsSync(join(project, 'content/pages/consulting.yaml')))
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(redirects().some(({ from, to }) => from === '/en/consulting' && to === '/en/company'))
  assert.ok(!/\bconsulting\b/.test(text('navigation.yaml')))
})

test('a page is hidden and shown again; the home page stays', async () => {
  await ask('pages/leave', { file: 'pages/consulting.yaml', to: '/', asText: [], hide: true })
  assert.equal(parse(text('pages/consulting.yaml')).hidden, true)
  assert.deepEqual(problemsOf(studio()), [])
  await ask('pages/show', { file: 'pages/consulting.yaml' })
  assert.equal(parse(text('pages/consulting.yaml')).hidden, undefined)
  assert.deepEqual(problemsOf(studio()), [])
  await assert.rejects(
    ask('pages/leave', { file: 'pages/home.yaml', to: '/faq', asText: [], hide: true }),
    Refusal,
  )
})
