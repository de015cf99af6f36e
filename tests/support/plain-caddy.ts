import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
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

/** The project's own Caddy files, without https: a folder, and a service for all that it lacks. */
export async function startPlainCaddy(siteDir: string, upstream: string) {
  const dir = await temporaryDirectory()
  const url = `http://127.0.0.1:${await freePort()}`
  for (const file of ['files.caddy', 'service.caddy']) copyFileSync(`deploy/${file}`, join(dir, file))
  const site = '\timport files.caddy\n\thandle {\n\t\timport service.caddy\n\t}\n'
  const config = join(dir, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${url} {\n${site}}\n`)
  const child = spawn('caddy', ['run', '--config', config], {
    env: {
      PATH: process.env.PATH,
      HOME: dir,
      XDG_DATA_HOME: dir,
      XDG_CONFIG_HOME: dir,
      SITE_DIR: siteDir,
      UPSTREAMS: new URL(upstream).host,
    },
    stdio: 'ignore',
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = new Promise(done => child.once('exit', done))
  await until('Caddy answers', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  )
  return {
    url,
    pid: child.pid as number,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
