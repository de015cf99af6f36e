// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { npmEnvironment } from '../tools/npm-environment.mjs'

/**
 * Debian's chromium-headless-shell. It has the same engine and draws the same pages with half of the CPU time, because it
 * has no window.
 */
const withoutWindow = '/usr/bin/chromium-headless-shell'
const withWindow = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The sandbox is not available to root in a container. The other options keep Chromium from calling home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes letters as wide as on a visitor's screen. Without a window they would be rounded to whole pixels.
  '--font-render-hinting=none',
]

/** Finds an installed browser. */
export const installedChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', withoutWindow, ...withWindow].find(existsSync)

/** Returns the first that works: CHROMIUM_PATH, the usual places, Debian's package, the npm package. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  return installedChromium() ?? installDebianPackage() ?? (await installFromNpm())
}

function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium (Debian package) …')
  const quietly = { stdio: 'ignore' } as const
  spawnSync('apt-get', ['update', '-qq'], quietly)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], quietly)
  return existsSync(withoutWindow) ? withoutWindow : undefined
}

async function installFromNpm(): Promise<string> {
  console.log('Installing Chromium (npm package) …')
  const folder = join(process.cwd(), '.cache', 'chromium')
  spawnSync('npm', ['install', '--prefix', folder, '--no-save', '@sparticuz/chromium@153.0.0'], {
    env: npmEnvironment(),
    stdio: 'ignore',
  })
  try {
    const load = createRequire(join(folder, 'package.json'))
    const found: { default: { executablePath(): Promise<string> } } = await import(
      load.resolve('@sparticuz/chromium')
    )
    return await found.default.executablePath()
  } catch {
    throw new Error('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.')
  }
}
