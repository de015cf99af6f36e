// `npm start` serves the published content, never the draft.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { currentSettings, siteDigest } from '../build/record.ts'
import { contentDigest } from '../src/content/regular-files.ts'
import { schemaFiles } from '../src/sections/site-sections.ts'
import { readTheme } from '../src/theme/read-theme.ts'
import { temporaryDirectory } from '../tests/support/sample-build.ts'
import { otherFirm } from '../tests/support/sites.ts'
import { publishedContent } from './published.ts'

const home = 'pages/home.yaml'

async function project() {
  const dir = await temporaryDirectory()
  const content = join(dir, 'content')
  const root = join(dir, '.cache/published')
  const copy = join(root, 'content')
  mkdirSync(join(content, 'pages'), { recursive: true })
  const write = (text: string, file = home) => writeFileSync(join(content, file), text)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: dir,
      stdio: 'pipe',
    })
  write('title: published\n')
  writeFileSync(join(dir, '.gitignore'), '.cache/\n')
  writeFileSync(join(dir, 'code.ts'), 'export {}\n')
  const commit = () => {
    git('init', '--quiet')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'published')
  }
  return { dir, content, copy, write, git, commit, published: () => publishedContent(content, root) }
}

test('content without a Git history is built as it is', async () => {
  const { content, published } = await project()
  assert.equal(await published(), content)
})

test('content without uncommitted changes is built as it is, even if code was changed', async () => {
  const { dir, content, commit, published } = await project()
  commit()
  writeFileSync(join(dir, 'code.ts'), 'export const changed = true\n')
  assert.equal(await published(), content)
})

test('changed, new, deleted and staged content is a draft, and the last commit is built instead', async () => {
  const { dir, content, copy, commit, git, write, published } = await project()
  write('a: 1\n', 'pages/faq.yaml')
  commit()
  const before = contentDigest(content)
  write('title: draft\n')
  write('new: 1\n', 'pages/new.yaml')
  git('rm', '--quiet', 'content/pages/faq.yaml')
  const index = readFileSync(join(dir, '.git/index'))
  assert.equal(await published(), copy)
  assert.equal(readFileSync(join(copy, home), 'utf8'), 'title: published\n')
  assert.equal(contentDigest(copy), before)
  assert.equal(readFileSync(join(content, home), 'utf8'), 'title: draft\n')
  assert.deepEqual(readFileSync(join(dir, '.git/index')), index)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'published too')
  assert.equal(await published(), content)
  // After a revert the commit has the earlier content, and the draft still has the changes.
  git('revert', '--no-edit', 'HEAD')
  write('title: draft\n')
  assert.equal(contentDigest(await published()), before)
})

test('theme and sections also come from the last commit, and a change to them is a draft', async () => {
  const { dir, content, copy, commit, published } = await project()
  const theme = join(dir, 'theme/theme.yaml')
  mkdirSync(join(dir, 'sections/table'), { recursive: true })
  writeFileSync(join(dir, 'sections/table/schema.ts'), '')
  cpSync(join(otherFirm.folder, 'theme'), join(dir, 'theme'), { recursive: true })
  commit()
  writeFileSync(theme, readFileSync(theme, 'utf8').replace(/^name: .*$/m, 'name: Draft'))
  assert.equal(await published(), copy)
  assert.equal(readTheme(copy).isOwn, false)
  assert.notEqual(readTheme(copy).name, 'Draft')
  assert.equal(readTheme(content).name, 'Draft')
  assert.equal(schemaFiles(copy).length, 1)
})

test('content outside its project is built from the last commit of its own repository', async () => {
  const { content, copy, write, git, published } = await project()
  git('init', '--quiet', content)
  git('-C', content, 'add', '--all')
  git('-C', content, 'commit', '--quiet', '--message', 'own')
  write('title: draft\n')
  mkdirSync(join(content, '../sections/table'), { recursive: true })
  writeFileSync(join(content, '../sections/table/schema.ts'), '')
  assert.equal(await published(), copy)
  assert.equal(readFileSync(join(copy, home), 'utf8'), 'title: published\n')
  assert.equal(schemaFiles(copy).length, 1)
})

test('a read-only command uses a separate build for a draft, and leaves the published site unchanged', async () => {
  const { dir, content, write } = await project()
  const before = {
    folder: process.cwd(),
    CONTENT_DIR: process.env.CONTENT_DIR,
    SITE_DIR: process.env.SITE_DIR,
  }
  process.chdir(dir)
  process.env.CONTENT_DIR = content
  process.env.SITE_DIR = 'dist'
  const record = (folder: string) => {
    mkdirSync(join(dir, folder), { recursive: true })
    const settings = currentSettings()
    writeFileSync(join(dir, folder, 'build.json'), JSON.stringify({ settings, content: siteDigest(content) }))
  }
  try {
    const { buildAside } = await import('./site-build.ts')
    record('.builds/published')
    symlinkSync('.builds/published', 'dist')
    assert.equal(await buildAside(), 'dist')
    write('title: draft\n')
    record('.cache/site')
    assert.equal(await buildAside(), '.cache/site')
    assert.equal(readlinkSync('dist'), '.builds/published')
  } finally {
    process.chdir(before.folder)
    for (const name of ['CONTENT_DIR', 'SITE_DIR'] as const)
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
  }
})

test('a build stays up to date if files are saved without changes, and not if content changes', async () => {
  const { dir, content, write } = await project()
  process.env.CONTENT_DIR = content
  process.env.SITE_DIR = join(dir, 'dist')
  mkdirSync(process.env.SITE_DIR)
  const { isUpToDate } = await import('./site-build.ts')
  assert.ok(!isUpToDate())
  const record = {
    settings: { ...currentSettings(), CONTENT_DIR: '/elsewhere' },
    content: siteDigest(content),
  }
  assert.match(record.settings.version, /^\d+\.\d+/, 'of the program')
  const earlier = { ...record, settings: { ...record.settings, version: '0.9.0' } }
  writeFileSync(join(dir, 'dist/build.json'), JSON.stringify(earlier))
  assert.ok(!isUpToDate(), 'of another version')
  writeFileSync(join(dir, 'dist/build.json'), JSON.stringify(record))
  assert.ok(isUpToDate())
  write('title: published\n')
  assert.ok(isUpToDate())
  mkdirSync(join(dir, 'theme'))
  writeFileSync(join(dir, 'theme/theme.css'), '')
  assert.ok(!isUpToDate())
  rmSync(join(dir, 'theme'), { recursive: true })
  assert.ok(isUpToDate())
  write('title: draft\n')
  assert.ok(!isUpToDate())
})
