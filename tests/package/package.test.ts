// The program as another firm installs it: a package beside a folder with content.
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { freePort } from '../../tools/free-port.ts'
import { otherFirm } from '../support/sites.ts'
import { until } from '../support/until.ts'

const maxPackageBytes = 1_500_000
const site = mkdtempSync(join(tmpdir(), 'our-firm-'))
const program = join(site, 'node_modules/achsmass')
after(() => rmSync(site, { recursive: true }))

execFileSync('npm', ['pack', '--silent', '--pack-destination', site])
const [filename = ''] = readdirSync(site).filter(file => file.endsWith('.tgz'))

test('the package contains the program, but no files of a firm', () => {
  const archive = join(site, filename)
  assert.ok(statSync(archive).size <= maxPackageBytes, `${statSync(archive).size} bytes`)
  mkdirSync(program, { recursive: true })
  execFileSync('tar', ['-xzf', archive, '-C', program, '--strip-components=1'])
  const foreign = readdirSync(program, { recursive: true, encoding: 'utf8' }).filter(file =>
    /^(sites|tests|docs)\/|\.test\.ts$/.test(file),
  )
  assert.deepEqual(foreign, [])
})

test('the package builds a complete site from a folder with content', () => {
  installPackages()
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }')
  for (const part of ['content', 'sections', 'theme'])
    cpSync(join(otherFirm.folder, part), join(site, part), { recursive: true })
  // A static host cannot receive forms, so this firm takes its inquiries by mail.
  appendFileSync(join(site, 'content/firm.yaml'), 'inquiries: mail\n')
  // Pictures take most of a build's time and other tests cover them, so this reuses cached ones.
  const pictures = join(otherFirm.folder, '.cache/astro')
  if (existsSync(pictures)) cpSync(pictures, join(site, '.cache/astro'), { recursive: true })
  const { status, output } = achsmass('build')
  assert.equal(status, 0, `${output}`)
  const recorded = parse(readFileSync(join(otherFirm.tests, 'heads.yaml'), 'utf8')) as { pages: object }
  for (const address of Object.keys(recorded.pages))
    assert.ok(existsSync(join(site, 'dist', fileOf(address))), `${address} is missing`)
})

test('the development server behind the Studio preview renders the home page from the package', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(program, 'bin/achsmass.mjs'), 'dev'], {
    cwd: site,
    env: { ...environment(), PORT: String(port) },
    stdio: 'ignore',
  })
  after(() => child.kill())
  const answer = () => fetch(`http://localhost:${port}/`).catch(() => undefined)
  const page = await until(
    'the page is drawn',
    async () => (child.exitCode === null ? answer() : undefined),
    300,
  )
  assert.equal(page.status, 200)
})

test('without the service, forms open the mail program of the visitor', () => {
  const page = readFileSync(join(site, 'dist/contact.html'), 'utf8')
  assert.match(page, /<form[^>]* action="mailto:buero@[^>]* enctype="text\/plain"/i)
  assert.doesNotMatch(page, /<form[^>]* action="\/api\//)
  assert.match(readFileSync(join(site, 'dist/.htaccess'), 'utf8'), /form-action 'self' mailto:/)
})

test('the check reports a content problem with a path relative to the folder of the site', () => {
  writeFileSync(join(site, 'content/firm.yaml'), 'name: 5\n')
  const { status, output } = achsmass('check')
  assert.equal(status, 1)
  assert.match(output, /^content\/firm\.yaml:1 {2}name: /m)
})

for (const languages of ['de', 'en,de'])
  test(`a new firm in ${languages} gets valid content that marks the texts still to be written`, () => {
    const folder = `firm-${languages.replace(',', '-')}`
    const made = achsmass(
      'new',
      folder,
      '--yes',
      '--name',
      'Löwe & Söhne',
      '--city',
      'Graz',
      '--languages',
      languages,
      '--theme',
      'auenholz',
      '--color',
      '#884422',
      '--program',
      '1.0.0',
    )
    assert.equal(made.status, 0, made.output)
    const content = readdirSync(join(site, folder, 'content'), { recursive: true, encoding: 'utf8' })
    const texts = content
      .filter(file => file.endsWith('.yaml'))
      .map(file => readFileSync(join(site, folder, 'content', file), 'utf8'))
    assert.doesNotMatch(texts.join(''), /Traglot|Achsmass/i)
    assert.equal(/^ *en: /m.test(texts.join('')), languages.includes('en'))
    const { status, output } = achsmassIn(join(site, folder), 'check')
    assert.equal(status, 0, output)
    assert.match(output, /content\/firm\.yaml:\d+ {2}# \?\?\? phone/)
    const again = achsmass('new', folder, '--yes')
    assert.equal(again.status, 1)
    assert.match(again.output, /is not empty; nothing was changed/)
  })

test('a site in one language has only pages in that language, and links to no other', () => {
  const folder = join(site, 'firm-de')
  const { status, output } = achsmassIn(folder, 'build')
  assert.equal(status, 0, output)
  const pages = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  )
  assert.ok(pages.includes('index.html'))
  for (const page of pages) {
    const html = readFileSync(join(folder, 'dist', page), 'utf8')
    assert.match(html, /<html[^>]* lang="de"/, page)
    assert.doesNotMatch(html, /hreflang=|href="\/en[/"]/, page)
  }
})

test('a firm’s site does not take the program from npm unless the command names it', () => {
  const { status, output } = achsmass('new', 'firm-npm', '--yes')
  assert.equal(status, 1)
  assert.match(output, /^Name the program to install/)
  assert.ok(!existsSync(join(site, 'firm-npm')))
})

test('a language without texts in the program is refused before any file is created', () => {
  const { status, output } = achsmass('new', 'firm-fr', '--yes', '--languages', 'fr')
  assert.equal(status, 1)
  assert.match(output, /^The program has its own texts in de and en;/)
  assert.ok(!existsSync(join(site, 'firm-fr')))
})

test('every command has help, and showing it changes no files', () => {
  const { output } = achsmass('--help')
  const commands = [...output.matchAll(/^ {2}([a-z-]+) /gm)].map(([, command = '']) => command)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const [, command = ''] of Object.values(scripts)
    .join('\n')
    .matchAll(/achsmass\.mjs ([a-z-]+)/g)) {
    const isShipped = existsSync(join(program, 'cli', `${command}.ts`))
    assert.equal(commands.includes(command), isShipped, command)
  }
  const before = readdirSync(site)
  for (const command of commands) {
    const help = achsmass(command, '--help')
    assert.equal(help.status, 0, help.output)
    assert.match(help.output, command === 'inquiries' ? /backup/ : new RegExp(`^achsmass ${command}\\b`))
  }
  assert.deepEqual(readdirSync(site), before)
})

test('an unknown command is answered with a list of known commands', () => {
  const { status, output } = achsmass('bild')
  assert.equal(status, 1)
  assert.match(output, /There is no command "bild"\./)
  assert.match(output, /^ {2}build /m)
})

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

const achsmass = (...args: string[]) => achsmassIn(site, ...args)

function achsmassIn(cwd: string, ...args: string[]): { status: number | null; output: string } {
  const done = spawnSync(process.execPath, [join(program, 'bin/achsmass.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    env: environment(),
  })
  return { status: done.status, output: done.stdout + done.stderr }
}

/** Keeps the developer's own settings out of this firm's environment. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, NODE_COMPILE_CACHE, LC_ALL: 'C' }
}

/** Links the packages that npm would install beside this one, which takes no space and no time. */
function installPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  for (const [path, { dev }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev || !existsSync(path)) continue
    mkdirSync(dirname(join(site, path)), { recursive: true })
    const linked = spawnSync('cp', ['-al', path, join(site, path)])
    if (linked.status !== 0) cpSync(path, join(site, path), { recursive: true })
  }
}
