// Creates, moves, hides and removes pages in a copy of a firm's content under Git.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { parse } from 'yaml'
import { publicContent } from '../../src/content/public-content.ts'
import { parseContent } from '../../src/content/read.ts'
import { openFolder } from '../../src/content/regular-files.ts'
import { inLanguage } from '../../src/content/resolve.ts'
import type { Content } from '../../src/site/content.ts'
import { foundPaths } from '../../src/site/pages.ts'
import { placeholderValues } from '../../src/site/placeholder-values.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { problemsOf } from '../content/draft-problems.ts'
import { rightsOf, roles } from '../http/rights.ts'
import { Refusal } from '../http/route.ts'
import { studioSettings } from '../http/settings.ts'
import { publishRoutes } from '../publish/routes.server.ts'
import { type ContentEntry, contents } from './contents.server.ts'
import { createPage } from './create-page.server.ts'
import { createProject } from './create-project.server.ts'
import { type LinksToPage, leavingRoutes } from './leave-page.server.ts'
import { orderProjects } from './order-projects.server.ts'

let project = ''
const studio = () => ({ ...studioSettings([], {}), project, content: join(project, 'content') })
const text = (file: string) => readFileSync(join(project, 'content', file), 'utf8')
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: project })

// All tests share one folder, because a process has only one publisher.
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
  const route = [contents, createPage, createProject, orderProjects, ...leavingRoutes, ...publishRoutes].find(
    found => found.path === path,
  )
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
  test(`the check accepts a new page from the pattern ${pattern} without edits`, async () => {
    assert.deepEqual(await ask('pages/create', made(pattern)), { file: 'pages/laborgebaeude.yaml' })
    assert.deepEqual(problemsOf(studio()), [])
    const page = parse(text('pages/laborgebaeude.yaml'))
    assert.equal(page.sections[0].section, 'hero')
    assert.deepEqual(page.address, { de: '/laborgebaeude', en: '/laboratories' })
  })

test('the contents list pages as visitors find them: home page, navigation, footer, and then the others', async () => {
  const entries = (await ask('contents', undefined)) as ContentEntry[]
  const pages = entries.flatMap(({ file }) => /^pages\/(.+)\.yaml$/.exec(file)?.[1] ?? [])
  assert.deepEqual(pages.slice(0, 6), ['home', 'consulting', 'healthcare', 'housing', 'projects', 'company'])
  const others = pages.slice(pages.indexOf('accessibility') + 1)
  assert.ok(others.includes('thanks'))
  assert.deepEqual(others, others.toSorted())
})

test('a page with unwritten texts cannot be published, and the draft shows the reason', async () => {
  await ask('pages/create', made('empty'))
  const { files } = (await ask('publish/draft', undefined)) as {
    files: { file: string; problems: string[] }[]
  }
  const page = files.find(({ file }) => file === 'pages/laborgebaeude.yaml')
  assert.match(page?.problems.join() ?? '', /hier steht noch \?\?\?/)
  await assert.rejects(ask('publish/start', { files: ['pages/laborgebaeude.yaml'], note: '' }), Refusal)
})

test('a copied page has the sections but not the address or search texts, and a taken address is refused', async () => {
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

test('moving a page updates its links and redirects its old addresses', async () => {
  await ask('pages/move', { file: 'pages/consulting.yaml', address: { de: 'beratung', en: 'advice' } })
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(redirects().some(({ from, to }) => from === '/consulting' && to === '/beratung'))
  assert.ok(redirects().some(({ from, to }) => from === '/en/consulting' && to === '/en/advice'))
  await ask('pages/move', { file: 'pages/consulting.yaml', address: { de: 'consulting', en: 'consulting' } })
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(!redirects().some(({ from }) => from === '/consulting'))
})

test('a new page can use the former address of a moved page', async () => {
  await ask('pages/move', { file: 'pages/consulting.yaml', address: { de: 'beratung', en: 'advice' } })
  const address = { de: 'consulting', en: 'consulting' }
  const answer = await ask('pages/create', { ...made('empty'), address })
  assert.deepEqual(answer, { file: 'pages/consulting-2.yaml' })
  assert.deepEqual(parse(text('pages/consulting-2.yaml')).address, { de: '/consulting', en: '/consulting' })
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(!redirects().some(({ from }) => from === '/consulting'))
})

test('a removed project can be created again under the same name', async () => {
  const [name = ''] = readdirSync(join(project, 'content/projects')).filter(name => name.endsWith('.yaml'))
  const file = `projects/${name}`
  const { title, category, picture, description } = parse(text(file))
  await ask('pages/leave', { file, to: '/projects', asText: [], hide: false })
  const path = `/projects/${name.replace('.yaml', '')}`
  assert.ok(redirects().some(({ from }) => from === path))
  const named = { ...title, de: path.slice('/projects/'.length) }
  const again = { title: named, category, picture, description, location: 'Wien' }
  assert.deepEqual(await ask('create', again), { file })
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(!redirects().some(({ from }) => from === path))
})

test('moving a page that was never published adds no redirect', async () => {
  await ask('pages/create', made('empty'))
  const before = redirects().length
  await ask('pages/move', { file: 'pages/laborgebaeude.yaml', address: { de: 'labor', en: 'lab' } })
  assert.equal(redirects().length, before)
})

test('removing a page updates lists and links, and redirects its address to the chosen page', async () => {
  const found = (await ask('pages/links', undefined, 'file=pages/consulting.yaml')) as LinksToPage
  assert.ok(found.links.some(({ as }) => as === 'list') && !found.isNeeded)
  await ask('pages/leave', { file: 'pages/consulting.yaml', to: '/company', asText: [], hide: false })
  assert.ok(!existsSync(join(project, 'content/pages/consulting.yaml')))
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(redirects().some(({ from, to }) => from === '/en/consulting' && to === '/en/company'))
  assert.ok(!/\bconsulting\b/.test(text('navigation.yaml')))
})

test('removing a page removes its own list entries, even if an editor reorders a list meanwhile', async () => {
  const leaving = ask('pages/leave', { file: 'pages/company.yaml', to: '/', asText: [], hide: true })
  // Git is still working out the public address of the page.
  await new Promise(setImmediate)
  const navigation = text('navigation.yaml')
  const direct = /^direct: .*$/m
  assert.match(navigation, direct)
  writeFileSync(
    join(project, 'content/navigation.yaml'),
    navigation.replace(direct, 'direct: [ company, karriere, projects ]'),
  )
  await leaving
  assert.deepEqual(parse(text('navigation.yaml')).direct, ['karriere', 'projects'])
})

test('a page can be hidden and shown again, but the home page cannot be hidden', async () => {
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

const kagran = 'projects/wohnhof-kagran.yaml'
const kagranPath = '/projects/wohnhof-kagran'

test('an internal project has no page, list entry or count, and its address redirects to the list', async () => {
  await ask('pages/leave', { file: kagran, to: '/projects', asText: [], hide: true })
  assert.match(text(kagran), /^visibility: internal$/m)
  assert.deepEqual(problemsOf(studio()), [])
  assert.ok(!text('pages/home.yaml').includes('project: wohnhof-kagran'))
  assert.ok(redirects().some(({ from, to }) => from === kagranPath && to === '/projects'))
  const { content } = parseContent(siteModel, openFolder(join(project, 'content')))
  const known = content as Content
  assert.ok(!foundPaths(known).includes(kagranPath))
  assert.equal(placeholderValues(publicContent(known), 'de').projects, '4')
  await ask('pages/show', { file: kagran })
  assert.ok(!redirects().some(({ from }) => from === kagranPath))
  assert.deepEqual(problemsOf(studio()), [])
})

test('removing a project that was never public leaves no redirect', async () => {
  const secret = 'projects/secret.yaml'
  writeFileSync(join(project, 'content', secret), `visibility: internal\n${text(kagran)}`)
  git('add', '-A')
  git('commit', '-qm', 'internal')
  await ask('pages/leave', { file: secret, to: '/projects', asText: [], hide: false })
  assert.ok(!existsSync(join(project, 'content', secret)))
  assert.ok(!redirects().some(({ from }) => from.includes('secret')))
  git('reset', '-q', '--hard', 'HEAD^')
})

test('an internal project that a page refers to is reported as a problem with a remedy', async () => {
  writeFileSync(join(project, 'content', kagran), `visibility: internal\n${text(kagran)}`)
  assert.match(
    problemsOf(studio())
      .map(({ says }) => says.de)
      .join(),
    /"wohnhof-kagran" ist intern und darf auf keiner Seite stehen; entfernen/,
  )
})

test('removing a project removes its files, and reordering projects reuses their existing positions', async () => {
  const files = readdirSync(join(project, 'content/projects')).map(name => `projects/${name}`)
  const orders = () => files.map(file => parse(text(file)).order as number)
  const before = orders()
  await ask('projects/order', { files: files.toReversed() })
  assert.deepEqual(orders().toSorted(), before.toSorted())
  assert.deepEqual(
    orders().toSorted((a, b) => b - a),
    orders(),
  )
  assert.deepEqual(problemsOf(studio()), [])
  await ask('pages/leave', { file: kagran, to: '/projects', asText: [], hide: false })
  for (const gone of [kagran, 'media/drawings/wohnhof-kagran/row.svg'])
    assert.ok(!existsSync(join(project, 'content', gone)), gone)
  assert.deepEqual(problemsOf(studio()), [])
  await assert.rejects(ask('projects/order', { files }), Refusal)
})

test('a hidden entry of a list does not appear on any page', async () => {
  const { content } = parseContent(
    siteModel,
    openFolder(join(project, 'content'), {
      'news.yaml': text('news.yaml').replace(/^- date/m, '- hidden: true\n  date'),
    }),
  )
  const known = content as Content
  const { news } = await inLanguage({ news: known.news }, 'de', {})
  assert.equal(news.length, known.news.length - 1)
})
