import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { contactMethod } from '../inquiries/receive.ts'
import { type RunningContact, startContact } from '../inquiries/service.ts'
import type { Config } from '../operation/config.ts'
import { createHealthCheck, type HealthCheck } from '../operation/health.ts'
import { createLog, type Log } from '../operation/log.ts'
import { startMetricsServer } from '../operation/metrics-server.ts'
import { mainHostAddress } from '../site/alternate-host.ts'
import { readNewestSite } from '../site/newest-site.ts'
import { type RawHeaders, serveStatic } from '../site/serve.ts'
import type { Site } from '../site/site.ts'
import { sendWebResponse, toWebRequest } from './adapter.ts'
import { clientAddress } from './client-address.ts'
import { cutOff } from './cut-off.ts'
import { createGate } from './gate.ts'
import { securityHeaders } from './headers.ts'
import { closeServer, listen } from './listen.ts'
import { type RequestTarget, requestHost, requestTarget } from './target.ts'

export interface RunningServer {
  url: string
  metricsUrl: string | undefined
  /** Finishes the requests and mails under way, then stops. */
  close(): Promise<void>
}

interface Parts {
  config: Config
  site: Site
  contact: RunningContact
  health: HealthCheck
  headers: { http: RawHeaders; https: RawHeaders }
  isClosing: () => boolean
}

const closeGrace = 8000

/** The site and the contact service in one process. `startServer(readConfig({ PORT: '0' }))` is all a test needs. */
export async function startServer(
  config: Config,
  log: Log = createLog(config.logFormat),
): Promise<RunningServer> {
  const newest = await readNewestSite(config.siteDir)
  const contact = await startContact(config, log)
  let closing = false
  let headers = headersOf(newest.current)
  newest.watch(log, (dir, site) => {
    contact.renew(dir)
    headers = headersOf(site)
  })
  const parts: Parts = {
    config,
    get site() {
      return newest.current
    },
    contact,
    health: createHealthCheck(contact),
    get headers() {
      return headers
    },
    isClosing: () => closing,
  }

  const requestTimeout = config.requestTimeoutSeconds * 1000
  const server = createServer(
    {
      headersTimeout: Math.min(10_000, requestTimeout),
      requestTimeout,
      connectionsCheckingInterval: Math.min(5000, requestTimeout / 2),
      keepAliveTimeout: 10_000,
      maxHeaderSize: 16 * 1024,
      ...cutOff,
    },
    (request, response) => {
      if (isAdmitted(request, response)) route(parts, request, response)
    },
  )
  const isAdmitted = createGate(server, config)
  server.maxConnections = config.maxConnections
  server.maxHeadersCount = 100
  // A client that stops reading or sending in the middle is let go.
  server.timeout = 60_000
  const { host, port, socket } = config
  const where = socket === undefined ? { host, port } : { fd: socket }
  const url = await listen(server, where).catch(async (error: unknown) => {
    await newest.close()
    await contact.stop()
    throw error
  })
  const metrics = await startMetricsServer(config.metricsPort, contact.metrics, log)
  log.info('Serving', { url, metrics: metrics.url })
  return {
    url,
    metricsUrl: metrics.url && `${metrics.url}/metrics`,
    async close() {
      closing = true
      await closeServer(server, closeGrace)
      await metrics.close()
      await newest.close()
      await contact.stop()
      log.info('Stopped')
    },
  }
}

function route(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  const { config, site, health } = parts
  const target = requestTarget(request.url)
  const base = isHttps(request, config) ? parts.headers.https : parts.headers.http
  // A connection kept open would hold up the end of the process.
  if (parts.isClosing()) response.shouldKeepAlive = false
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const contactAllows = contactMethod(target.path)
  if (hasSeveralHosts(request.rawHeaders)) {
    response.writeHead(400, [...base, 'Content-Length', '0', 'Connection', 'close']).end()
    return
  }
  // The web's `Request` has no TRACE.
  if (contactAllows && request.method !== 'TRACE') {
    void answerContact(parts, request, response, target, base)
    return
  }
  const checked = isRead ? health(target.path) : undefined
  if (checked) {
    void checked.then(({ status, body }) => {
      response.writeHead(status, [...base, 'Content-Type', 'application/json', 'Cache-Control', 'no-store'])
      response.end(body)
    })
  } else if (config.alternateHosts.includes(requestHost(request.headers.host))) {
    const location = mainHostAddress(site, config.siteUrl.origin, target)
    response.writeHead(isRead ? 301 : 308, [...base, 'Location', location, 'Content-Length', '0'])
    response.end()
  } else if (isRead) {
    serveStatic(site, request, response, target, base)
  } else {
    const allow = contactAllows ? `${contactAllows}, OPTIONS` : 'GET, HEAD'
    response.writeHead(405, [...base, 'Allow', allow, 'Content-Length', '0'])
    response.end()
  }
}

async function answerContact(
  { config, contact }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
  base: RawHeaders,
): Promise<void> {
  try {
    const address = clientAddress(request, config.trustedProxies)
    const answer = await contact.handle(toWebRequest(request, target.path), { address })
    await sendWebResponse(response, answer, base)
  } catch {
    // The connection is gone, or the request was not even HTTP that can be represented.
    response.destroy()
  }
}

/** Of two hosts a proxy may read the one and a server the other. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1
}

function headersOf(site: Site): Parts['headers'] {
  return { http: headersFor(site, false), https: headersFor(site, true) }
}

function headersFor(site: Site, https: boolean): RawHeaders {
  return Object.entries(securityHeaders({ ...site.policy, https })).flat()
}

function isHttps(request: IncomingMessage, config: Config): boolean {
  return config.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'
}
