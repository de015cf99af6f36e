import { createServer } from 'node:http'
import { closeServer, listen } from '../http/listen.ts'
import type { Log } from './log.ts'

const counters = {
  http_requests_total: 'Requests to the contact endpoint, by status.',
  inquiries_accepted_total: 'Inquiries stored, by kind.',
  inquiries_held_total: 'Inquiries held because they look like spam.',
  inquiries_refused_total: 'Inquiries refused, by reason.',
  mails_sent_total: 'Mails handed to the mail server.',
  mails_failed_total: 'Attempts that failed.',
  mails_parked_total: 'Mails given up on after the last attempt.',
} as const

const gauges = {
  mails_due: 'Mails that wait for delivery.',
  mails_held: 'Mails of held inquiries.',
  mails_parked: 'Mails given up on; an administrator must act.',
  mails_oldest_undelivered_seconds: 'Age of the oldest mail that is not delivered.',
  process_resident_bytes: 'Memory of the process.',
} as const

/** Counters of this process, in the text format of Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, number>()

  count(name: keyof typeof counters, labels: Record<string, string | number> = {}): void {
    const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const key = pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + 1)
  }

  render(values: Record<keyof typeof gauges, number>): string {
    const lines: string[] = []
    for (const [name, help] of Object.entries(counters)) {
      lines.push(`# HELP achsmass_${name} ${help}`, `# TYPE achsmass_${name} counter`)
      const samples = [...this.#counters].filter(([key]) => key === name || key.startsWith(`${name}{`))
      if (samples.length === 0 && !name.startsWith('http')) samples.push([name, 0])
      for (const [key, value] of samples) lines.push(`achsmass_${key} ${value}`)
    }
    for (const [name, help] of Object.entries(gauges) as [keyof typeof gauges, string][]) {
      lines.push(`# HELP achsmass_${name} ${help}`, `# TYPE achsmass_${name} gauge`)
      lines.push(`achsmass_${name} ${values[name]}`)
    }
    return `${lines.join('\n')}\n`
  }
}

export interface MetricsServer {
  url: string | undefined
  close(): Promise<void>
}

/** Serves the metrics only to the administrator, on a separate port on loopback. */
export async function startMetricsServer(
  port: number | undefined,
  render: () => Promise<string>,
  log: Log,
): Promise<MetricsServer> {
  const none = { url: undefined, close: async () => {} }
  if (port === undefined) return none
  const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end()
    else
      render().then(
        text => response.writeHead(200, type).end(text),
        () => response.writeHead(503).end(),
      )
  })
  try {
    const url = await listen(server, { host: '127.0.0.1', port })
    return { url, close: () => closeServer(server, 1000) }
  } catch {
    // A second instance on the machine must not fail because of its metrics.
    log.warn('The metrics port is in use; this instance has none (set METRICS_PORT to another or to off)', {
      port,
    })
    return none
  }
}
