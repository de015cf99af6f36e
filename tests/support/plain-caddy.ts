import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { temporaryDirectory } from './sample-build.ts'
import { until } from './until.ts'

export function hasCaddy(): boolean {
  try {
    return execFileSync('caddy', ['version']).length > 0
  } catch {
    return false
  }
}

/** Runs the project's Caddy files without https: they serve a folder and pass the rest to the service. */
export async function startPlainCaddy(siteDir: string, upstream: string) {
  const url = `http://127.0.0.1:${await freePort()}`
  const site = '\timport files.caddy\n\thandle {\n\t\timport service.caddy\n\t}\n'
  const dir = await temporaryDirectory()
  for (const file of ['files.caddy', 'service.caddy']) copyFileSync(`deploy/${file}`, join(dir, file))
  const env = { SITE_DIR: siteDir, UPSTREAMS: new URL(upstream).host }
  const caddy = await startCaddy(dir, `{\n\tadmin off\n\tauto_https off\n}\n${url} {\n${site}}\n`, env)
  return { url, ...caddy }
}

/** Runs the project's Caddy file for a folder without a service, without https and the redirects of hosts. */
export async function startPagesCaddy(siteDir: string) {
  const url = `http://127.0.0.1:${await freePort()}`
  const dir = await temporaryDirectory()
  copyFileSync('deploy/files.caddy', join(dir, 'files.caddy'))
  const [, site = ''] =
    /^achsmass\.example[^{]*(\{.*?^\}$)/ms.exec(readFileSync('deploy/Caddyfile.pages', 'utf8')) ?? []
  const caddy = await startCaddy(dir, `{\n\tadmin off\n\tauto_https off\n}\n${url} ${site}\n`, {
    SITE_DIR: siteDir,
  })
  return { url, ...caddy }
}

/** Runs a Caddy that stores everything in one folder, and resolves once it serves. */
export async function startCaddy(dir: string, config: string, env: NodeJS.ProcessEnv = {}) {
  if (!hasCaddy()) throw new Error('This needs Caddy (Debian: apt-get install caddy).')
  const file = join(dir, 'Caddyfile')
  writeFileSync(file, config)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env.PATH, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = new Promise(done => child.once('exit', done))
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  await until('Caddy serves', () => said.includes('serving initial configuration'))
  return {
    pid: child.pid as number,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
