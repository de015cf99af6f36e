// Raw requests that no browser would send.
import { connect } from 'node:net'
import fc from 'fast-check'
import { endpoint, tokenEndpoint } from '../../src/forms/protocol.ts'

const noise = fc.string({ unit: 'binary', maxLength: 200 })
const method = fc.oneof(
  fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PUT', 'PROPFIND', 'get', 'G\0T', ''),
  fc.string({ maxLength: 12 }),
)
const target = fc.oneof(
  fc.constantFrom(
    '/',
    '*',
    endpoint,
    tokenEndpoint,
    '//evil.example/%2e%2e/',
    '/..\\..\\etc/passwd',
    '/%00',
    '/%c0%ae%c0%ae/',
    'http://evil.example/',
    '/readyz?x=%0d%0aSet-Cookie:a=b',
    `/${'a/'.repeat(4000)}`,
    `/?${'x'.repeat(20_000)}`,
  ),
  noise.map(text => `/${encodeURIComponent(text.toWellFormed())}`),
  noise.map(text => `/${text}`),
)
const header = fc.oneof(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
    'Host: other.example',
    'Connection: Upgrade\r\nUpgrade: websocket',
    'Expect: 100-continue',
    'Range: bytes=0-,5-,-1',
    'Range: bytes=99999999999999-',
    'If-None-Match: *',
    'Accept-Encoding: br;q=-1, *;q=x',
    'Content-Type: application/json',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: multipart/form-data; boundary=x',
    'X-Forwarded-For: 1.2.3.4, "><script>',
    'Origin: null',
    'Idempotency-Key: ../../x',
    ' folded: line',
    'no colon',
  ),
  fc.tuple(fc.string({ maxLength: 20 }), noise).map(([name, value]) => `${name}: ${value}`),
  fc.integer({ min: 1, max: 200 }).map(count => 'X-Many: 1\r\n'.repeat(count).trimEnd()),
)
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    '5\r\n{"a":\r\n0\r\n\r\n',
    'ffffffffffffffff\r\n',
    '-1\r\nx\r\n',
    'a=%',
    '\0'.repeat(999),
  ),
  noise,
)

export const rawRequests: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        method,
        target,
        fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
        fc.array(header, { maxLength: 5 }),
        body,
      )
      .map(
        ([verb, path, version, headers, content]) =>
          `${verb} ${path} ${version}\r\n${['Host: x', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${content}`,
      ),
  },
  { weight: 1, arbitrary: noise },
)

/** Sends bytes and returns the status of the first answer, or how the connection ended. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    socket.on('data', chunk => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed without an answer'))
    // Ending the stream keeps the service from waiting for the rest of an incomplete request.
    socket.end(Buffer.from(bytes, 'latin1'))
  })
}
