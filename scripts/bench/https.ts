// Serves the site through Caddy with TLS and HTTP/2, as in production, and a folder of bare pages through the same Caddy.
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveSite } from '../../sweep/serve-site.ts'
import { startCaddy } from '../../tests/support/plain-caddy.ts'
import { temporaryDirectory } from '../../tests/support/sample-build.ts'
import { freePort } from '../../tools/free-port.ts'

export type Served = Awaited<ReturnType<typeof serveOverTls>>

export async function serveOverTls(siteDir: string) {
  const service = await serveSite(siteDir)
  const [home, folder] = [await temporaryDirectory(), await temporaryDirectory()]
  const site = `https://localhost:${await freePort()}`
  const bare = `https://localhost:${await freePort()}`
  const socketOf = (origin: string) => join(home, `${new URL(origin).port}.sock`)
  const caddy = await startCaddy(
    home,
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
  return {
    site,
    bare,
    /** The Unix socket on which Caddy also listens. It buffers little unread data, like a line to a distant server. */
    socketOf,
    /** The folder for bare pages. Files that end in .br are sent compressed. */
    folder,
    /** The hash of Caddy's own signing key, by which a browser can be told to trust its certificate. */
    signedBy: keyHash(join(home, 'caddy/pki/authorities/local/intermediate.crt')),
    async stop() {
      await caddy.stop()
      await service.stop()
    },
  }
}

function keyHash(certificate: string): string {
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}
