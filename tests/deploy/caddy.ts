import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { sample } from '../support/sites.ts'
import { until } from '../support/until.ts'

export interface Caddy {
  httpPort: number
  httpsPort: number
  /** The root certificate of Caddy's local authority, which the visitors of this proof trust. */
  authority: string
  stop(): Promise<unknown>
}

export const siteHost = 'achsmass.example'
export const wwwHost = `www.${siteHost}`
export const studioHost = 'studio.achsmass.example'
export const contactHost = 'contact.achsmass.example'
export const alternateHosts = ['achsmass-hu.example', 'www.achsmass-hu.example']

export function caddyVersion(): string {
  try {
    return execFileSync('caddy', ['version'], { encoding: 'utf8' }).trim().split(' ')[0] ?? ''
  } catch {
    throw new Error('This needs Caddy: install it (Debian: apt-get install caddy) and run it again.')
  }
}

const hostsOf = {
  Caddyfile: [siteHost, wwwHost, ...alternateHosts],
  'Caddyfile.contact': [contactHost],
  'Caddyfile.pages': [siteHost, wwwHost, ...alternateHosts],
  'Caddyfile.studio': [studioHost],
  'Caddyfile.studio-login': [studioHost],
}

type Place = {
  upstreams?: readonly string[]
  pages?: string
  /** The ports to use in place of those that the file names. */
  ports?: Record<number, number>
  env?: Record<string, string>
}

/** Runs one of the project's Caddyfiles, with ports and certificates that need neither root nor the internet. */
export async function startCaddy(
  file: keyof typeof hostsOf,
  { upstreams = [], pages = sample.env.SITE_DIR, ports = {}, env: more = {} }: Place,
): Promise<Caddy> {
  const dir = await temporaryDirectory()
  copyFileSync('deploy/files.caddy', join(dir, 'files.caddy'))
  const service = readFileSync('deploy/service.caddy', 'utf8')
  // The file asks its reader to uncomment these lines for several instances.
  const edited = upstreams.length > 1 ? service.replaceAll('# health_', 'health_') : service
  await writeFile(join(dir, 'service.caddy'), edited)
  const moved = readFileSync(`deploy/${file}`, 'utf8').replace(/(?<=127\.0\.0\.1:)\d+/g, port =>
    String(ports[Number(port)] ?? port),
  )
  await writeFile(join(dir, file), moved)
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const config = join(dir, 'loopback')
  await writeFile(
    config,
    `{
	admin off
	default_bind 127.0.0.1
	http_port ${httpPort}
	https_port ${httpsPort}
	local_certs
	skip_install_trust
}
import ${file}
`,
  )
  const env = {
    PATH: process.env.PATH,
    HOME: dir,
    XDG_DATA_HOME: dir,
    XDG_CONFIG_HOME: dir,
    UPSTREAMS: upstreams.map(url => new URL(url).host).join(' '),
    SITE_DIR: resolve(pages),
    ...more,
  }
  const run = ['--adapter', 'caddyfile', '--config', config]
  execFileSync('caddy', ['validate', ...run], { env, stdio: 'pipe' })
  const child = spawn('caddy', ['run', ...run], { env })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const ended = new Promise(done => child.once('exit', done))
  await until('Caddy has its certificates', () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${output}`)
    return output.match(/certificate obtained successfully/g)?.length === hostsOf[file].length
  })
  return {
    httpPort,
    httpsPort,
    authority: readFileSync(join(dir, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
