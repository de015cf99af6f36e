// Upgrades a site with drafts and a scheduled publication, without installing another version of the program.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { migrate, type Step, steps } from '../migrations/steps.ts'
import { siteModel } from '../src/site/site-model.ts'
import { type Git, gitIn } from '../studio/content/git.ts'
import { inProgram } from '../tools/program.ts'
import { goBack, keepWayBack } from './back.ts'
import { compareSites } from './compare-sites.ts'
import { convertState } from './convert-state.ts'
import { stateOf, switchState } from './state.ts'
import { upgradeSite } from './upgrade.ts'

let folder = ''
let site: Git
let copy: Git
const file = (name: string) => join(folder, 'site', name)
const read = (name: string) => readFileSync(file(name), 'utf8')
const write = (name: string, text: string) => writeFileSync(file(name), text)
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: join(folder, 'site'), encoding: 'utf8' }).trim()
const commit = (message: string) => {
  git('add', '--all')
  git('-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', 'commit', '--quiet', '-m', message)
}

/** A step that gives each text a second line. */
const doubling: Step = {
  format: 2,
  does: 'Texts are doubled.',
  tasks: [],
  convert: content =>
    writeFileSync(
      join(content, 'firm.yaml'),
      readFileSync(join(content, 'firm.yaml'), 'utf8').replace(/^name: (.*)$/m, 'name: $1\nagain: $1'),
    ),
}
const failing: Step = {
  ...doubling,
  format: 3,
  convert: content => {
    rmSync(join(content, 'news.yaml'))
    throw new Error('news.yaml cannot be converted')
  },
}
const all = [...steps, doubling]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  mkdirSync(file('content'), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
  write('content/.format', '1\n')
  write('content/firm.yaml', 'name: Traglot\n')
  write('content/news.yaml', '[]\n')
  commit('Begin')
  write('content/news.yaml', '- Later\n')
  commit('Later')
  git('update-ref', 'refs/studio/later', 'HEAD')
  git('reset', '--quiet', '--hard', 'HEAD^')
  write('content/firm.yaml', 'name: Traglot Wien\n')
  write('content/draft.yaml', 'new: true\n')
  site = gitIn(join(folder, 'site'))
  copy = gitIn(join(folder, 'copy'))
  await site.text(['worktree', 'add', '--quiet', '--detach', copy.project])
})
afterEach(() => rmSync(folder, { recursive: true }))

const everything = () => [
  git('rev-parse', 'HEAD'),
  git('status', '--porcelain'),
  git('for-each-ref'),
  read('content/firm.yaml'),
  read('content/news.yaml'),
  read('content/draft.yaml'),
]

async function upgrade() {
  const before = await stateOf(site)
  const { state } = await convertState(copy, before, where => migrate(join(where, 'content'), all), 'Upgrade')
  await switchState(site, before, state)
  await keepWayBack(site, before, state)
  return state
}

/** Installs a version of the program whose commands do nothing. */
const install = (where: Git, version: string) => {
  const program = join(where.project, 'node_modules/achsmass')
  mkdirSync(join(program, 'bin'), { recursive: true })
  writeFileSync(join(program, 'package.json'), JSON.stringify({ version }))
  writeFileSync(join(program, 'bin/achsmass.mjs'), '')
}

test('a migration that fails in the middle leaves the site as it was', async () => {
  const before = everything()
  const change = (where: string) => migrate(join(where, 'content'), [...all, failing])
  await assert.rejects(convertState(copy, await stateOf(site), change, 'Upgrade'), /cannot be converted/)
  assert.deepEqual(everything(), before)
})

test('an upgrade migrates published content, drafts and scheduled publications to the next format', async () => {
  await upgrade()
  assert.equal(git('show', 'HEAD:content/firm.yaml'), 'name: Traglot\nagain: Traglot')
  assert.equal(git('show', 'HEAD:content/.format'), '2')
  assert.equal(read('content/firm.yaml'), 'name: Traglot Wien\nagain: Traglot Wien\n')
  assert.equal(git('diff', '--name-only', 'HEAD', 'refs/studio/later'), 'content/news.yaml')
  assert.equal(git('status', '--porcelain'), 'M content/firm.yaml\n?? content/draft.yaml')
})

test('an upgrade stops if a text was saved in the meantime', async () => {
  const before = await stateOf(site)
  const { state } = await convertState(copy, before, where => migrate(join(where, 'content'), all), 'Upgrade')
  write('content/news.yaml', '- Now\n')
  await assert.rejects(switchState(site, before, state), /saved or published in the meantime/)
  assert.equal(read('content/news.yaml'), '- Now\n')
  assert.equal(git('rev-parse', 'HEAD'), before.head)
})

test('reverting an upgrade restores the site completely', async () => {
  const before = everything()
  await upgrade()
  assert.notDeepEqual(everything(), before)
  mkdirSync(file('.cache/packages-before-upgrade'), { recursive: true })
  await goBack(site, () => assert.fail('nothing is lost'))
  assert.deepEqual(everything(), before)
  await assert.rejects(
    goBack(site, async () => true),
    /no upgrade to undo/,
  )
})

test('reverting an upgrade names the drafts it would discard, and stops unless a person agrees', async () => {
  await upgrade()
  write('content/news.yaml', '- Now\n')
  const asked: string[] = []
  const refuse = async (loss: string) => asked.push(loss) === 0
  await assert.rejects(goBack(site, refuse), /Nothing was changed/)
  assert.match(asked[0] ?? '', /changes to content\/news\.yaml$/)
  assert.equal(read('content/news.yaml'), '- Now\n')
})

test('an upgrade cannot be reverted after a later publication', async () => {
  await upgrade()
  commit('Stand 7')
  const before = everything()
  await assert.rejects(
    goBack(site, async () => true),
    /Published since the upgrade:\n {2}Stand 7 \(Anna, /,
  )
  assert.deepEqual(everything(), before)
})

test('repeating an upgrade that was interrupted after its commit finishes it', async () => {
  writeFileSync(file('.git/info/exclude'), 'node_modules\n.cache\n')
  const again = (confirm: boolean) =>
    upgradeSite(site, { copy: copy.project, confirm: async () => confirm, steps })
  mkdirSync(file('.cache'))
  install(site, '1.0.0')
  install(copy, '1.1.0')
  await assert.rejects(again(false), /Nothing was changed/)
  assert.match(read('node_modules/achsmass/package.json'), /1\.0\.0/)
  const before = everything()
  assert.equal(await again(true), true)
  assert.match(read('node_modules/achsmass/package.json'), /1\.1\.0/)
  assert.deepEqual(everything(), before)

  install(copy, '1.1.0')
  assert.equal(await again(true), false)
})

test('an upgrade stops at uncommitted changes to package.json, which it would overwrite', async () => {
  writeFileSync(file('.git/info/exclude'), 'node_modules\n.cache\n')
  mkdirSync(file('.cache'))
  const packages = (dependencies: object) => `${JSON.stringify({ private: true, dependencies })}\n`
  write('package.json', packages({ achsmass: '1.0.0' }))
  commit('The program')
  write('package.json', packages({ achsmass: '1.0.0', 'd3-shape': '3.2.0' }))
  await copy.text(['checkout', '--quiet', '--detach', git('rev-parse', 'HEAD')])
  writeFileSync(join(copy.project, 'package.json'), packages({ achsmass: '1.1.0' }))
  // A file that was never committed, such as the new package itself, may be replaced.
  for (const where of [site, copy]) writeFileSync(join(where.project, 'achsmass-1.1.0.tgz'), where.project)
  install(site, '1.0.0')
  install(copy, '1.1.0')
  const upgradeNow = () => upgradeSite(site, { copy: copy.project, confirm: async () => true, steps })
  const before = [everything(), read('package.json')]
  await assert.rejects(upgradeNow(), /uncommitted changes to package\.json\. Commit/)
  assert.deepEqual([everything(), read('package.json')], before)

  git('checkout', '--quiet', 'package.json')
  assert.equal(await upgradeNow(), true)
  assert.equal(read('package.json'), packages({ achsmass: '1.1.0' }))
})

test('an upgrade without a version says how to name one, and fetches nothing', () => {
  write('package.json', '{}\n')
  commit('The program')
  const { status, stderr } = spawnSync(process.execPath, [inProgram('cli/upgrade.ts')], {
    cwd: join(folder, 'site'),
    encoding: 'utf8',
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' },
  })
  assert.equal(status, 1)
  assert.match(stderr, /achsmass upgrade \/path\/achsmass-1\.2\.0\.tgz/)
})

test('migration steps are consecutive and end at the format that the program reads', () => {
  assert.equal(steps.at(-1)?.format, siteModel.format)
  assert.deepEqual(
    steps.map(({ format }) => format),
    steps.map((_, at) => at + 1),
  )
})

test('two sites are compared by their text, not by their HTML elements', () => {
  const page = (text: string) => `<!doctype html><title>T</title><main>${text}</main>`
  for (const [name, home, news] of [
    ['before', '<p>Schall<span>\u00adgut</span>achten</p><p>Alt</p>', ''],
    ['after', '<div>Schallgutachten</div><p>Neu</p>', page('Neues')],
  ] as const) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.html'), page(home))
    if (news) writeFileSync(join(folder, name, 'news.html'), news)
  }
  assert.deepEqual(compareSites(join(folder, 'before'), join(folder, 'after')), {
    added: ['news.html'],
    removed: [],
    same: 0,
    unchanged: [],
    different: [{ page: 'index.html', added: ['Neu'], removed: ['Alt'] }],
  })
  assert.equal(compareSites(join(folder, 'site'), join(folder, 'after')), undefined)
})
