import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RawHeaders } from '../site/serve.ts'

/** A Node request as the web's `Request`. */
export function toWebRequest(incoming: IncomingMessage, path: string): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  const { method = 'GET' } = incoming
  const gone = new AbortController()
  incoming.once('close', () => !incoming.complete && gone.abort())
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://service${path}`, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: bodyStream(incoming), duplex: 'half' as const }),
  })
}

/**
 * Read only when somebody asks for it: a body nobody reads is thrown away by Node, so that the connection can be used
 * again. So is the rest, unlike with `Readable.toWeb`, when a reader stops early.
 */
function bodyStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return?.()
        incoming.resume()
      },
    },
    { highWaterMark: 0 },
  )
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
