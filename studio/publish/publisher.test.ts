// Publishes and reverts with a real Git, real folders and a quick build.
import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { temporaryDirectory } from '../../tests/support/sample-build.ts'
import { firmIn, lines, newFirm, writeSite } from '../../tests/support/studio-firm.ts'
import { openHistory } from '../content/git.ts'
import { draftFiles } from './draft-files.server.ts'
import { editionsOf } from './editions.server.ts'
import type { PublishRequest } from './publication.server.ts'
import { Publisher } from './publisher.server.ts'

const home = 'content/pages/home.yaml'
const faq = 'content/pages/faq.yaml'

describe('publishing', () => {
  test('under the umask of the systemd unit, the Studio writes builds that Caddy can read without its group', async t => {
    const [, mask = ''] = /^UMask=(\d+)$/m.exec(readFileSync('deploy/achsmass-studio.service', 'utf8')) ?? []
    const before = process.umask(mask)
    t.after(() => process.umask(before))
    const firm = await newFirm()
    firm.write(home, lines('first'))
    await firm.publish()
    firm.write(home, lines('second'))
    await firm.publish()
    const builds = join(firm.dir, '.builds')
    const paths = ['', ...readdirSync(builds, { recursive: true, encoding: 'utf8' })].map(name =>
      join(builds, name),
    )
    assert.ok(paths.length > 4, 'two builds with their files')
    for (const path of paths) {
      const { mode } = statSync(path)
      const needed = statSync(path).isDirectory() ? 0o005 : 0o004
      assert.equal(mode & needed, needed, `${path}: ${mode.toString(8)}`)
    }
  })

  test('a theme belongs to the draft and to an edition, but a symbolic link in it does not', async () => {
    const firm = await newFirm()
    await firm.publish()
    firm.write('theme/theme.yaml', lines('green'))
    firm.write('theme/fonts/face.woff2', 'face')
    symlinkSync(join(firm.dir, 'program.ts'), join(firm.dir, 'theme/theme.css'))
    const draft = ['theme/fonts/face.woff2', 'theme/theme.yaml']
    assert.deepEqual(await draftFiles(firm.deps.git, 'HEAD', 'content'), draft)
    const { outcome } = await firm.publish()
    assert.ok(outcome && 'addresses' in outcome, JSON.stringify(outcome))
    assert.equal(firm.git('show', '--name-only', '--format='), draft.join('\n'))
    assert.deepEqual(await draftFiles(firm.deps.git, 'HEAD', 'content'), [])
  })

  test('a site in a subfolder of a repository is published and reverted without touching other files', async () => {
    const outer = await temporaryDirectory()
    const dir = join(outer, 'sites/our-firm')
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(outer, file)), { recursive: true })
      writeFileSync(join(outer, file), text)
    }
    for (const name of ['home', 'faq']) write(`sites/our-firm/content/pages/${name}.yaml`, lines(name))
    write('sites/our-firm/.gitignore', '.builds/\n.cache/\ndist\n')
    write('program.ts', 'export {}\n')
    await openHistory(outer, 'Test')
    const firm = await firmIn(dir)
    write('program.ts', 'export const staged = true\n')
    firm.git('add', '../../program.ts')
    firm.write(home, lines('first'))
    firm.write(faq, lines('unfinished'))
    const { outcome } = await firm.publish({ kind: 'files', files: [home] })
    assert.ok(outcome && 'addresses' in outcome, JSON.stringify(outcome))
    assert.match(firm.shown(), /first/)
    assert.doesNotMatch(firm.shown(), /unfinished/)
    assert.equal(firm.git('show', '--name-only', '--format='), `sites/our-firm/${home}`)
    assert.deepEqual(await draftFiles(firm.deps.git, 'HEAD', 'content'), [faq])
    assert.equal(firm.git('diff', '--cached', '--name-only'), 'program.ts')
    const back = await firm.publish({ kind: 'back', number: 1 })
    assert.ok(back.outcome && 'addresses' in back.outcome, JSON.stringify(back.outcome))
    assert.match(firm.shown(), /home/)
  })

  test('publishing chosen files makes them public and keeps the rest as a draft', async () => {
    const firm = await newFirm()
    firm.write(home, lines('ONE', 'two', 'three'))
    firm.write(faq, lines('unfinished', 'answer'))
    firm.write('content/pages/new.yaml', 'new: page\n')
    const files = [home, 'content/pages/new.yaml']
    const { outcome, number } = await firm.publish({ kind: 'files', files }, 'Zsófia Mező')
    assert.equal(number, 1)
    assert.ok(outcome && 'addresses' in outcome, JSON.stringify(outcome))
    assert.match(firm.shown(), /ONE/)
    assert.match(firm.shown(), /new: page/)
    assert.doesNotMatch(firm.shown(), /unfinished/)
    assert.deepEqual(await draftFiles(firm.deps.git, 'HEAD', 'content'), [faq])
    assert.equal(firm.git('status', '--porcelain'), `M ${faq}`)
    const [edition] = await editionsOf(firm.deps.git)
    assert.deepEqual([edition?.number, edition?.person], [1, 'Zsófia Mező'])
    assert.ok(Math.abs(Date.parse(edition?.at ?? '') - Date.now()) < 60_000)
  })

  test('publishing an approved snapshot takes only its approved files, ignores later edits and names the authors', async () => {
    const published: string[][] = []
    const firm = await newFirm({ onPublished: async files => void published.push(files) })
    firm.write(home, lines('approved'))
    firm.write(faq, lines('not approved'))
    firm.write('content/pages/new.yaml', 'not: approved either\n')
    firm.git('add', '--all')
    const snapshot = firm.git('commit-tree', '-p', 'HEAD', '-m', 'snapshot', firm.git('write-tree'))
    firm.git('reset', '--quiet')
    firm.write(home, lines('written since'))
    const publisher = new Publisher(firm.deps)
    await publisher.start({
      request: { kind: 'commit', commit: snapshot, files: [home] },
      person: 'Leonie Brandt',
      note: '',
      authors: ['Kilian Trautwang', 'zsofia@firm.example'],
    })
    const ended = await publisher.ended()
    assert.ok(ended?.outcome && 'addresses' in ended.outcome, JSON.stringify(ended?.outcome))
    assert.equal(firm.git('show', `HEAD:${home}`), lines('approved').trim())
    assert.deepEqual(firm.git('diff-tree', '-r', '--name-only', 'HEAD^', 'HEAD').split('\n'), [home])
    assert.deepEqual(published, [[home]])
    assert.equal(firm.read(home), lines('written since'))
    assert.match(firm.read(faq), /not approved/)
    const [edition] = await editionsOf(firm.deps.git)
    assert.deepEqual(
      [edition?.person, edition?.authors],
      ['Leonie Brandt', ['Kilian Trautwang', 'zsofia@firm.example']],
    )
    assert.match(
      firm.git('log', '-1', '--format=%B'),
      /^Co-authored-by: Kilian Trautwang <redaktion@localhost>$/m,
    )
  })

  test('a publication lists the addresses of changed and removed pages', async () => {
    const firm = await newFirm()
    firm.write(home, lines('first'))
    await firm.publish()
    firm.write(faq, lines('second'))
    rmSync(join(firm.dir, home))
    const { outcome } = await firm.publish()
    assert.deepEqual(outcome && 'addresses' in outcome && outcome.addresses, ['/faq', '/home'])
    assert.ok(!firm.shown().includes('first'))
  })

  test('problems in the content stop a publication, and nothing becomes public', async () => {
    const problem = {
      file: 'pages/home.yaml',
      line: 1,
      path: ['line0'],
      says: { de: 'fehlt', en: 'is missing' },
    }
    const firm = await newFirm({ check: async () => [problem] })
    firm.write(home, lines('wrong'))
    const head = firm.git('rev-parse', 'HEAD')
    const { outcome } = await firm.publish()
    assert.deepEqual(outcome, { why: { kind: 'problems', problems: [problem] } })
    assert.equal(firm.git('rev-parse', 'HEAD'), head)
    assert.ok(!existsSync(join(firm.dir, 'dist')))
    assert.equal(firm.read(home), lines('wrong'))
  })

  test('a symbolic link in the history is refused by name before anything is built', async () => {
    const firm = await newFirm()
    symlinkSync('../../../.env', join(firm.dir, 'content/pages/secret.yaml'))
    firm.git('add', 'content/pages/secret.yaml')
    firm.git('-c', 'user.name=Dev', '-c', 'user.email=d@example.com', 'commit', '--quiet', '-m', 'link')
    firm.write(home, lines('new'))
    const { outcome } = await firm.publish()
    assert.deepEqual(outcome, { why: { kind: 'irregular', files: ['content/pages/secret.yaml'] } })
    assert.ok(!existsSync(join(firm.dir, 'dist')))
  })

  test('symbolic links and nested Git folders are not part of the draft', async () => {
    const firm = await newFirm()
    symlinkSync('../../../.env', join(firm.dir, 'content/pages/secret.yaml'))
    mkdirSync(join(firm.dir, 'content/nested'))
    firm.git('init', '--quiet', 'content/nested')
    firm.write('content/nested/page.yaml', 'a: 1\n')
    firm.write(home, lines('new'))
    assert.deepEqual(await draftFiles(firm.deps.git, 'HEAD', 'content'), [home])
  })

  test('a failed or cancelled build leaves the public site unchanged and no unfinished files', async () => {
    const firm = await newFirm()
    firm.write(home, lines('good'))
    await firm.publish()
    firm.deps.build = async (_, content, outDir) => {
      await writeSite(content, outDir)
      throw new Error('no')
    }
    firm.write(home, lines('bad'))
    const { outcome } = await firm.publish()
    assert.deepEqual(outcome, { why: { kind: 'broken', details: 'no' } })
    assert.match(firm.shown(), /good/)
    firm.deps.build = (_, _content, _outDir, _report, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')))
        firm.publisher.cancel()
      })
    assert.deepEqual((await firm.publish()).outcome, { why: { kind: 'cancelled' } })
    assert.match(firm.shown(), /good/)
    assert.deepEqual(
      readdirSync(join(firm.dir, '.builds')).filter(name => name.startsWith('unfinished')),
      [],
    )
    assert.equal(firm.read(home), lines('bad'))
  })

  test('a second publication cannot start while the first is running', async () => {
    const firm = await newFirm()
    firm.write(home, lines('x'))
    const request: PublishRequest = { kind: 'files', files: [home] }
    const job = { request, person: 'a', note: '' } as const
    assert.deepEqual(await Promise.all([firm.publisher.start(job), firm.publisher.start(job)]), [true, false])
    await firm.publisher.ended()
    assert.equal((await editionsOf(firm.deps.git)).length, 1)
  })

  test('a publication runs no Git hooks, and its note cannot forge metadata of the commit', async () => {
    const firm = await newFirm()
    mkdirSync(join(firm.dir, '.git/hooks'), { recursive: true })
    for (const hook of ['pre-commit', 'post-checkout', 'reference-transaction', 'post-index-change'])
      writeFileSync(join(firm.dir, '.git/hooks', hook), '#!/bin/sh\ntouch hook-ran\nexit 1\n', {
        mode: 0o755,
      })
    firm.write(home, lines('hooked'))
    const note = 'Gruß\n\nStudio-Issue: 99\n'
    await firm.publisher.start({
      request: { kind: 'files', files: [home] },
      person: 'Eva <x> Groß',
      note,
    })
    await firm.publisher.ended()
    assert.match(firm.shown(), /hooked/)
    assert.ok(!existsSync(join(firm.dir, 'hook-ran')))
    const [edition] = await editionsOf(firm.deps.git)
    assert.deepEqual([edition?.number, edition?.note], [1, 'Gruß Studio-Issue: 99'])
  })

  test('publishing replaces a dist folder that was built by hand with a link to a build', async () => {
    const firm = await newFirm()
    await writeSite(join(firm.dir, 'content'), join(firm.dir, 'dist'))
    firm.write(home, lines('linked'))
    await firm.publish()
    assert.match(firm.shown(), /linked/)
    assert.match(readlinkSync(join(firm.dir, 'dist')), /\.builds/)
  })

  test('only a few builds are kept, always including the public one', async () => {
    const firm = await newFirm()
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
      firm.write(home, lines(text))
      await firm.publish()
    }
    assert.equal(readdirSync(join(firm.dir, '.builds')).length, 4)
    assert.match(firm.shown(), /line0: f/)
  })
})

describe('reverting', () => {
  test('reverting the newest edition shows the old build again and keeps the changes as a draft', async () => {
    const firm = await newFirm()
    firm.write(home, lines('one'))
    await firm.publish()
    firm.write(home, lines('two'))
    await firm.publish()
    firm.deps.build = async () => assert.fail('there is a build of it')
    const { outcome, number } = await firm.publish({ kind: 'back', number: 2 })
    assert.ok(outcome && 'addresses' in outcome, JSON.stringify(outcome))
    assert.equal(number, 3)
    assert.match(firm.shown(), /one/)
    assert.equal(firm.read(home), lines('two'))
    assert.deepEqual(await draftFiles(firm.deps.git, 'HEAD', 'content'), [home])
    const [edition] = await editionsOf(firm.deps.git)
    assert.equal(edition?.takesBack, 2)
  })

  test('reverting an older edition keeps later changes', async () => {
    const firm = await newFirm()
    firm.write(home, lines('one', 'CHANGED', 'three'))
    await firm.publish()
    firm.write(home, lines('one', 'CHANGED', 'LATER'))
    firm.write(faq, lines('LATER TOO'))
    await firm.publish()
    await firm.publish({ kind: 'back', number: 1 })
    assert.match(firm.shown(), /line1: two[\s\S]*LATER/)
    assert.match(firm.shown(), /LATER TOO/)
  })

  test('an edition cannot be reverted automatically if a later edition changed the same place', async () => {
    const firm = await newFirm()
    firm.write(home, lines('one', 'CHANGED', 'three'))
    await firm.publish()
    firm.write(home, lines('one', 'CHANGED AGAIN', 'three'))
    await firm.publish()
    const { outcome } = await firm.publish({ kind: 'back', number: 1 })
    assert.ok(outcome && 'why' in outcome && outcome.why.kind === 'revert-conflict')
    assert.deepEqual(
      outcome.why.files.map(({ file }) => file),
      [home],
    )
    assert.match(firm.shown(), /CHANGED AGAIN/)
  })
})

describe('recovery of a killed Studio', () => {
  test('a start after a kill between the commit and the link shows the published edition', async () => {
    const firm = await newFirm()
    firm.write(home, lines('before'))
    await firm.publish()
    const link = readlinkSync(join(firm.dir, 'dist'))
    firm.write(home, lines('after'))
    await firm.publish()
    rmSync(join(firm.dir, 'dist'))
    symlinkSync(link, join(firm.dir, 'dist'))
    assert.match(firm.shown(), /before/)
    await (await firmIn(firm.dir)).publisher.settle()
    assert.match(firm.shown(), /after/)
  })

  test('a publication works after a kill that left a partial checkout and lock files', async () => {
    const firm = await newFirm()
    firm.write(home, lines('x'))
    await firm.publish()
    const gitDir = firm.git('-C', '.cache/studio/site', 'rev-parse', '--absolute-git-dir')
    writeFileSync(join(gitDir, 'index.lock'), '')
    writeFileSync(join(firm.dir, '.git/index.lock'), '')
    rmSync(join(firm.dir, '.cache/studio/site', home))
    firm.write(home, lines('y'))
    firm.write('content/pages/new.yaml', 'new: page\n')
    const { outcome } = await firm.publish()
    assert.ok(outcome && 'addresses' in outcome, JSON.stringify(outcome))
    assert.match(firm.shown(), /line0: y/)
    // Git's index could not be updated, and yet the draft is empty.
    assert.deepEqual(await draftFiles(firm.deps.git, 'HEAD', 'content'), [])
  })
})
