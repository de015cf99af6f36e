// Sites from before pages were lists of sections: both firms, and one that `new-firm` made at that time.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { compareSites } from '../../upgrade/compare-sites.ts'
import { versionBeforeSections } from '../support/before-sections.ts'
import { compareLooks } from './looks.ts'

/** The share of a page that may differ, because the program has redesigned some sections since. */
const maxShare = 0.2
/**
 * The pages that differ more. The contact page now has its forms above its people, because most visitors come for the forms,
 * so everything below them is a few hundred pixels lower. The company page now shows its leaders first and larger, and
 * its values in smaller type, so it is a seventh shorter.
 */
const redesigned: Record<string, number> = { 'contact.html': 0.3, 'company.html': 0.25 }
const allowed = (page: string) => redesigned[basename(page)] ?? maxShare
const folder = mkdtempSync(join(tmpdir(), 'firms-'))
after(() => rmSync(folder, { recursive: true }))

let tarball = ''
let door = ''
before(() => {
  run('.', 'npm', 'pack', '--silent', '--pack-destination', folder)
  const [filename = ''] = readdirSync(folder).filter(file => file.endsWith('.tgz'))
  tarball = join(folder, filename)
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', tarball)
  door = join(folder, 'node_modules/achsmass/bin/achsmass.mjs')
})

/** Turns the program's folder into that of a firm. The sample needs no change. */
const firms: Record<string, (site: string) => void> = {
  'the second firm': site => {
    rmSync(join(site, 'content'), { recursive: true })
    renameSync(join(site, 'tests/other-firm'), join(site, 'content'))
  },
  'a firm made by new-firm': site => {
    run(site, process.execPath, 'scripts/new-firm.ts')
  },
  'the sample firm': () => {},
}

for (const [name, prepare] of Object.entries(firms))
  test(`${name} from before the package is upgraded with the same pages and similar looks, then reverted`, async () => {
    const site = join(folder, name.replaceAll(' ', '-'))
    const git = (...args: string[]) => run(site, 'git', ...args)
    run('.', 'sh', '-c', `mkdir '${site}' && git archive ${versionBeforeSections} | tar x -C '${site}'`)
    symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
    // Pictures take most of a build's time and other tests cover them, so this reuses cached ones.
    if (existsSync('sites/achsmass/.cache/astro'))
      cpSync('sites/achsmass/.cache/astro', join(site, '.cache/astro'), { recursive: true })
    git('init', '--quiet', '--initial-branch=main')
    // .gitignore only names the folder, and Git treats the link as a file.
    run(site, 'sh', '-c', 'echo node_modules >> .git/info/exclude')
    commit(site, 'The program')
    prepare(site)
    commit(site, 'Our firm')
    run(site, process.execPath, 'scripts/build.ts')
    const was = join(folder, 'was')
    rmSync(was, { recursive: true, force: true })
    cpSync(join(site, 'dist'), was, { recursive: true })
    const head = git('rev-parse', 'HEAD')

    const upgraded = achsmass(site, 'upgrade', tarball, '--yes')
    assert.equal(upgraded.status, 0, upgraded.output)
    assert.match(upgraded.output, /Pages become lists of sections/)
    assert.equal(git('log', '--format=%(trailers:key=Content-Migration,valueonly)', '-1').trim(), '1')
    assert.equal(git('status', '--porcelain'), '')
    assert.deepEqual(
      readdirSync(site).filter(entry => /^(src|scripts|tests|studio)$/.test(entry)),
      [],
    )

    const built = achsmass(site, 'build')
    assert.equal(built.status, 0, built.output)
    const pages = compareSites(was, join(site, 'dist')) ?? assert.fail('nothing was built')
    assert.deepEqual([pages.added, pages.removed], [[], []])
    const texts = pages.different.flatMap(({ added }) => added)
    assert.deepEqual(
      texts.filter(text => /\{\w+\}|undefined/.test(text)),
      [],
    )
    assert.deepEqual(await compareLooks(was, join(site, 'dist'), allowed), [])

    const back = achsmass(site, 'upgrade', '--back', '--yes')
    assert.equal(back.status, 0, back.output)
    assert.equal(git('rev-parse', 'HEAD').trim(), head.trim())
    assert.equal(git('status', '--porcelain'), '')
    assert.ok(existsSync(join(site, 'src')))
  })

function commit(site: string, message: string): void {
  run(site, 'git', 'add', '--all')
  const person = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org']
  run(site, 'git', ...person, 'commit', '--quiet', '--allow-empty', '-m', message)
}

const achsmass = (cwd: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [door, ...args], {
    cwd,
    encoding: 'utf8',
    env: environment(),
  })
  return { status, output: stdout + stderr }
}

function run(cwd: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e9, env: environment() })
}

/** Keeps the developer's own settings out of these firms' environment. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env
  return { PATH, HOME, NODE_EXTRA_CA_CERTS, LC_ALL: 'C' }
}
