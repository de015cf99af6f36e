import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RawHeaders } from '../static/serve.ts'

/** A Node request as the web's `Request`. */
export function toWebRequest(incoming: IncomingMessage, path: string): Request {
  const headers = new Headers()
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://service${path}`, {
    method,
    headers,
    ...(hasBody && { body: bodyStream(incoming), duplex: 'half' as const }),
  })
}

/** Unlike `Readable.toWeb`, a reader that stops early leaves the connection open for the answer. */
function bodyStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.once('end', () => controller.close())
      incoming.once('error', error => controller.error(error))
      incoming.pause()
    },
    pull() {
      incoming.resume()
    },
    cancel() {
      incoming.removeAllListeners('data').removeAllListeners('end').resume()
    },
  })
}

export async function sendWebResponse(
  outgoing: ServerResponse,
  response: Response,
  base: RawHeaders,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const own = new Set<string>()
  const headers: string[] = []
  for (const [name, value] of response.headers) {
    own.add(name)
    headers.push(name, value)
  }
  // An answer's own header replaces the general one.
  for (let index = 0; index + 1 < base.length; index += 2) {
    const [name = '', value = ''] = base.slice(index, index + 2)
    if (!own.has(name.toLowerCase())) headers.push(name, value)
  }
  // 413: what the client still sends is not waited for by the next request on this connection.
  if (response.status === 413) headers.push('Connection', 'close')
  headers.push('Content-Length', String(body.length))
  outgoing.writeHead(response.status, headers)
  outgoing.end(body)
}

/** The visitor's address: what one's own outermost proxy saw, and no header anyone could have made up. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socket = incoming.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return socket
  const forwarded = incoming.headers['x-forwarded-for']
  const hops = String(forwarded ?? '')
    .split(',')
    .map(hop => hop.trim())
  return hops.at(-trustedProxies) || socket
}
