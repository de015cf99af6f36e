import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { securityHeaders } from '../deploy/headers.ts'
import type { Config } from './config.ts'
import { requestHost, requestTarget } from './http/target.ts'
import { createLog, type Log } from './log.ts'
import { mainHostAddress } from './static/alternate-host.ts'
import { type RawHeaders, serveStatic } from './static/serve.ts'
import { loadSite, type Site } from './static/site.ts'

export interface RunningServer {
  url: string
  /** Finishes what is under way, then stops. */
  close(): Promise<void>
}

/** Serves the build. `startServer(readConfig({ PORT: '0', … }))` is all a test needs. */
export async function startServer(
  config: Config,
  log: Log = createLog(config.logFormat),
): Promise<RunningServer> {
  const site = await loadSite(config.siteDir)
  const base = { http: headersFor(config, site, false), https: headersFor(config, site, true) }

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 10_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const headers = isHttps(request, config) ? base.https : base.http
      answer(config, site, request, response, headers)
    },
  )
  server.maxConnections = config.maxConnections
  // A client that stops reading or sending in the middle is let go.
  server.timeout = 60_000
  const url = await listen(server, config.host, config.port)
  log.info('Serving', { url, site: config.siteDir })
  return { url, close: () => closeServer(server) }
}

function answer(
  config: Config,
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  base: RawHeaders,
): void {
  const target = requestTarget(request.url)
  if (config.alternateHosts.includes(requestHost(request.headers.host))) {
    const location = mainHostAddress(site, config.siteUrl.origin, target)
    const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308
    response.writeHead(status, [...base, 'Location', location, 'Content-Length', '0'])
    response.end()
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    serveStatic(site, request, response, target, base)
  } else {
    response.writeHead(405, [...base, 'Allow', 'GET, HEAD', 'Content-Length', '0'])
    response.end()
  }
}

function headersFor(config: Config, site: Site, https: boolean): RawHeaders {
  const { matomoOrigin } = config
  const { scriptHashes, styleHashes } = site
  return Object.entries(securityHeaders({ scriptHashes, styleHashes, matomoOrigin, https })).flat()
}

function isHttps(request: IncomingMessage, config: Config): boolean {
  return config.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close(error => (error ? reject(error) : resolve()))
    server.closeIdleConnections()
  })
}
