import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { endpoint, hiddenFields } from '../../src/forms/protocol.ts'
import { oldEnoughToken, quote } from '../support/service.ts'
import { type Caddy, siteHost } from './caddy.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  bytes: number
}

export interface Visitor {
  get(path: string, host?: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, host: string, headers: Record<string, string>, body: string): Promise<Answer>
  /** Requests a page and throws on any other answer. */
  page(path: string): Promise<void>
  /** Sends an inquiry once and returns its reference. */
  inquire(message: string, key?: string): Promise<string>
  leave(): void
}

/** Creates a client that resolves the site's names, trusts its certificate and keeps connections open as browsers do. */
export function createVisitor({ httpsPort, authority }: Caddy): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 200, ca: authority })

  function send(
    method: string,
    path: string,
    host: string,
    ownHeaders: Record<string, string>,
    body?: string,
  ) {
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port: httpsPort,
          servername: host,
          method,
          path,
          headers: { Host: host, ...ownHeaders },
        },
        response => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const body = Buffer.concat(chunks)
            const { statusCode: status = 0, headers } = response
            resolve({ status, headers, body: body.toString(), bytes: body.length })
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  return {
    get: (path, host = siteHost, headers = {}) => send('GET', path, host, headers),
    post: (path, host, headers, body) => send('POST', path, host, headers, body),
    async page(path) {
      const { status } = await send('GET', path, siteHost, {})
      if (status !== 200) throw new Error(`${status}`)
    },
    async inquire(message, key = randomUUID()) {
      const body = new URLSearchParams({
        ...quote,
        message,
        [hiddenFields.token]: oldEnoughToken(),
        [hiddenFields.idempotencyKey]: key,
      }).toString()
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(Buffer.byteLength(body)),
      }
      const answer = await send('POST', endpoint, siteHost, headers, body)
      if (answer.status !== 202) throw new Error(`${answer.status}`)
      return (JSON.parse(answer.body) as { reference: string }).reference
    },
    leave: () => agent.destroy(),
  }
}
