#!/usr/bin/env node
// The entry point of every command. It runs on any Node that came with npm 9 and starts the program's own Node 26, which runs
// TypeScript files directly. In the program's own repository it first installs missing packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { npmEnvironment } from '../tools/npm-environment.mjs'
import { commandFile, findCommand, helpFor, overview } from './help.mjs'

const program = fileURLToPath(new URL('..', import.meta.url))
const isPackage = program.includes(`${sep}node_modules${sep}`)

if (!isPackage) installOnce()
const { task, rest } = findCommand(program, process.argv.slice(2))
const help = helpFor(program, task, rest)
if (help !== undefined) {
  console.log(help)
  process.exit(0)
}
const script = commandFile(program, task)
if (script === undefined) {
  console.error(`There is no command "${task}".\n\n${overview(program)}`)
  process.exit(1)
}
if (!isPackage) process.chdir(placeOf(script))

const runtime = join(dirname(createRequire(script).resolve('node/package.json')), 'bin', 'node')
const child = spawn(runtime, [script, ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(runtime), process.env.PATH].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    // With cached compiled code the Studio starts in two thirds of the time.
    ...(task === 'studio' && {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('.cache/node'),
    }),
    ...(isPackage && { NODE_OPTIONS: [process.env.NODE_OPTIONS ?? '', ...hooks()].join(' ').trim() }),
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('error', error => {
  console.error(
    existsSync(runtime)
      ? `Node 26 could not be started: ${error.message}`
      : 'Node 26 is missing, because npm was not allowed to fetch it. Add "allowScripts": { "node": true } to package.json and run npm rebuild node.',
  )
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

/**
 * Returns the working folder of a command in the program's repository. The repository's own commands work on all of it, the
 * others on the site in the current folder or else on the sample. A new site is made in the current folder.
 * @param {string} script
 */
function placeOf(script) {
  if (existsSync('content') || script.endsWith('new.ts')) return process.cwd()
  return script.startsWith(join(program, 'scripts')) ? program : join(program, 'sites', 'achsmass')
}

/** Returns options for Node that make it strip types in node_modules too. */
function hooks() {
  const { href } = pathToFileURL(join(program, 'bin', 'strip-types.mjs'))
  return [`--import=${href}`, '--disable-warning=ExperimentalWarning']
}

function installOnce() {
  const lock = createHash('sha256')
    .update(readFileSync(join(program, 'package-lock.json')))
    .digest('hex')
  const stamp = join(program, 'node_modules', '.installed-lock')
  const isInstalled = existsSync(join(program, 'node_modules', '.bin', 'node')) && existsSync(stamp)
  if (isInstalled && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages (once, about a minute) …')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: program,
    encoding: 'utf8',
    env: npmEnvironment(),
  })
  if (npm.status !== 0) {
    const output = `${npm.stdout}${npm.stderr}${npm.error ?? ''}`
    console.error(`The packages could not be installed: ${reason(output)}`)
    if (process.env.DEBUG) console.error(output)
    else console.error('Run it again with DEBUG=1 to see all that npm says.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

/** @param {string} output */
function reason(output) {
  if (/ENOSPC/.test(output)) return 'the disk is full; free about 700 MB.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    return 'there is no network connection; the first start needs one.'
  if (/EACCES|EPERM/.test(output)) return 'this folder may not be written to; check its owner.'
  return output.trim().split('\n').at(-1) ?? 'npm stopped.'
}
