// The site as visitors get it, through Caddy with TLS and HTTP/2, and beside it a folder of bare pages from the same Caddy.
import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../sweep/serve-site.ts'
import { freePort } from '../../tools/free-port.ts'

export type Served = {
  site: string
  bare: string
  /** The Unix socket on which Caddy listens too. Like a line to far away, it buffers little unread data. */
  socketOf: (origin: string) => string
  /** The folder for bare pages. Files that end in .br are sent compressed. */
  folder: string
  /** The hash of the key by which Caddy signs here: what a browser must know to trust a certificate that nobody has issued. */
  signedBy: string
  stop: () => Promise<void>
}

export async function serveOverTls(siteDir: string): Promise<Served> {
  const service = await serveSite(siteDir)
  const home = mkdtempSync(join(tmpdir(), 'bench-caddy-'))
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'))
  const site = `https://localhost:${await freePort()}`
  const bare = `https://localhost:${await freePort()}`
  const socketOf = (origin: string) => join(home, `${new URL(origin).port}.sock`)
  const config = join(home, 'Caddyfile')
  writeFileSync(
    config,
    `{
	admin off
	auto_https disable_redirects
	skip_install_trust
}
${site} {
	bind 127.0.0.1 unix/${socketOf(site)}
	tls internal
	reverse_proxy ${new URL(service.url).host}
}
${bare} {
	bind 127.0.0.1 unix/${socketOf(bare)}
	tls internal
	root * ${folder}
	try_files {path} {path}.html
	file_server {
		precompressed br
	}
}
`,
  )
  const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => {
    caddy.once('exit', () => resolve())
    caddy.once('error', () => resolve())
  })
  await new Promise<void>((resolve, reject) => {
    caddy.stderr.on('data', chunk => {
      if (String(chunk).includes('serving initial configuration')) resolve()
    })
    void ended.then(() => reject(new Error('This needs Caddy (Debian: apt-get install caddy).')))
  })
  return {
    site,
    bare,
    socketOf,
    folder,
    signedBy: keyHash(join(home, 'caddy/pki/authorities/local/intermediate.crt')),
    async stop() {
      caddy.kill('SIGTERM')
      await ended
      await service.stop()
      for (const dir of [home, folder]) rmSync(dir, { recursive: true, force: true })
    },
  }
}

function keyHash(certificate: string): string {
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}
