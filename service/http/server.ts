import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { endpoints } from '../inquiries/receive.ts'
import { type RunningInquiries, startInquiries } from '../inquiries/service.ts'
import type { Config } from '../operation/config.ts'
import { createHealthCheck, type HealthCheck } from '../operation/health.ts'
import { createLog, type Log } from '../operation/log.ts'
import { startMetricsServer } from '../operation/metrics.ts'
import { type Build, newestBuild } from '../site/build.ts'
import { encodeQuery, languageOf } from '../site/canonical.ts'
import { findFile, serveSite } from '../site/serve.ts'
import { type Answer, sendAnswer } from './answer.ts'
import { clientAddress } from './client-address.ts'
import { cheapRequests, createGate } from './gate.ts'
import { fileHeaders, pageHeaders } from './headers.ts'
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
  build: () => Build
  inquiries: RunningInquiries
  health: HealthCheck
  log: Log
}

const closeGraceMs = 8000

/** Starts the site and the contact service in one process. A test needs only `startServer(readConfig({ PORT: '0' }))`. */
export async function startServer(
  config: Config,
  log: Log = createLog(config.logFormat),
): Promise<RunningServer> {
  const build = newestBuild(config.siteDir, log)
  const inquiries = await startInquiries(config, build, log)
  const parts: Parts = { config, build, inquiries, health: createHealthCheck(inquiries), log }

  const requestTimeoutMs = config.requestTimeoutSeconds * 1000
  let isClosing = false
  const server = createServer(
    {
      headersTimeout: Math.min(10_000, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(5000, requestTimeoutMs / 2),
      keepAliveTimeout: 10_000,
      maxHeaderSize: 16 * 1024,
      ...cheapRequests,
    },
    (request, response) => {
      // An open connection would keep the process from ending.
      if (isClosing) response.shouldKeepAlive = false
      if (isAdmitted(request, response)) void handle(parts, request, response)
    },
  )
  const isAdmitted = createGate(server, config)
  server.maxConnections = config.maxConnections
  server.maxHeadersCount = 100
  // Disconnects a client that stops reading or sending midway.
  server.timeout = 60_000
  const { host, port, socket } = config
  const url = await listen(server, socket === undefined ? { host, port } : { fd: socket }).catch(
    async (error: unknown) => {
      await inquiries.stop()
      throw error
    },
  )
  const metrics = await startMetricsServer(config.metricsPort, inquiries.metrics, log)
  log.info('Serving', { url, metrics: metrics.url })
  return {
    url,
    metricsUrl: metrics.url && `${metrics.url}/metrics`,
    async close() {
      isClosing = true
      await closeServer(server, closeGraceMs)
      await metrics.close()
      await inquiries.stop()
      log.info('Stopped')
    },
  }
}

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const isHttps = parts.config.trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'
    const target = requestTarget(request.url)
    // This checks the folder on the disk, so it is called only once for each request.
    const build = parts.build()
    const answer = await route(parts, build, request, target)
    if (!answer) return await serveSite(build, request, response, target, isHttps)
    const isPage = answer.headers?.['Content-Type']?.startsWith('text/html')
    sendAnswer(response, answer, isPage ? pageHeaders(build.headers, isHttps) : fileHeaders(build.headers))
  } catch (error) {
    // The visitor has disconnected, or a file of the build is missing.
    parts.log.warn('A request was broken off', { reason: (error as Error).name })
    response.destroy()
  }
}

/** Answers everything that is not a file of the site. */
async function route(
  { config, inquiries, health }: Parts,
  build: Build,
  request: IncomingMessage,
  target: RequestTarget,
): Promise<Answer | undefined> {
  if (hasSeveralHosts(request.rawHeaders)) return { status: 400, headers: { Connection: 'close' } }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const endpoint = endpoints.get(target.path)
  if (endpoint) return inquiries.receive(request, endpoint, clientAddress(request, config.trustedProxies))
  const checked = isRead ? health(target.path) : undefined
  if (checked) return checked
  if (build.alternateHosts.includes(requestHost(request.headers.host))) {
    const location = config.siteUrl.origin + mainAddress(build, target)
    return { status: isRead ? 301 : 308, headers: { Location: location } }
  }
  return isRead ? undefined : { status: 405, headers: { Allow: 'GET, HEAD' } }
}

/**
 * Returns the address on the main domain, in the second language, for a visitor of an alternate domain. It is already the
 * final address, so that one redirect is enough. Files, pages without that language and old addresses get no prefix.
 */
function mainAddress(build: Build, { path, query }: RequestTarget): string {
  const [first, second] = build.languages
  const isForeign = second === undefined || languageOf(path, build.languages) !== first
  const own = isForeign ? path : `/${second}${path === '/' ? '' : path}`
  const file = findFile(build, own) ?? findFile(build, path)
  const moved = file ? undefined : build.movedTo({ path, query })
  return moved ?? encodeQuery((file?.address ?? own) + query)
}

/** Detects two Host headers. They are refused, because a proxy may read one and the server the other. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1
}
