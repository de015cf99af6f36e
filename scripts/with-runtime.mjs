// The door to every command. Runs on any Node that npm 9 came with: installs what is missing, then hands over to
// the Node 26 of this project, which runs the TypeScript files of this folder as they are.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const [task = '', ...rest] = process.argv.slice(2)
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = join('node_modules', '.installed-lock')
const runtime = join('node_modules', '.bin', 'node')

if (!existsSync(runtime) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) install()

const child = spawn(runtime, [join('scripts', `${task}.ts`), ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

function install() {
  console.log('Installing packages (once, about a minute) …')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], { encoding: 'utf8' })
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
