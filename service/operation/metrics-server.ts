import { createServer } from 'node:http'
import { closeServer, listen } from '../http/listen.ts'
import type { Log } from './log.ts'

export interface MetricsServer {
  url: string | undefined
  close(): Promise<void>
}

/** Figures are nobody's business but the administrator's: a port of their own, on loopback only. */
export async function startMetricsServer(
  port: number | undefined,
  render: () => Promise<string>,
  log: Log,
): Promise<MetricsServer> {
  if (port === undefined) return { url: undefined, close: async () => {} }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    render().then(
      text =>
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  try {
    const url = await listen(server, { host: '127.0.0.1', port })
    return { url, close: () => closeServer(server, 1000) }
  } catch {
    // A second instance on the machine must not fail for its figures.
    log.warn('The metrics port is in use; this instance has none (set METRICS_PORT to another or to off)', {
      port,
    })
    return { url: undefined, close: async () => {} }
  }
}
