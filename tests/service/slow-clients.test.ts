// Clients that are slow on purpose, or open too many connections.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { rawBytes, rawRequest } from '../support/raw-http.ts'
import { startService } from '../support/service.ts'
import { until } from '../support/until.ts'

test('the service disconnects a client whose headers or body never arrive', async () => {
  const service = await startService({}, {}, { requestTimeoutSeconds: 1 })
  try {
    assert.match(await rawBytes(service.url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '), /^HTTP\/1\.1 408/)
    const head =
      'POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a'
    assert.match(await rawBytes(service.url, head), /^HTTP\/1\.1 408|^$/)
  } finally {
    await service.close()
  }
})

test('the service refuses headers that are too large', async () => {
  const service = await startService()
  try {
    const answer = await rawRequest(service.url, '/', { headers: { 'X-Long': 'x'.repeat(20_000) } })
    assert.equal(answer.status, 431)
  } finally {
    await service.close()
  }
})

test('the service limits the number of open connections', async () => {
  const service = await startService({}, {}, { maxConnections: 3 })
  const { hostname, port } = new URL(service.url)
  const sockets = Array.from({ length: 8 }, () => connect(Number(port), hostname).on('error', () => {}))
  try {
    await until(
      'five are let go',
      () => sockets.filter(socket => socket.closed || socket.readableEnded).length === 5,
    )
  } finally {
    for (const socket of sockets) socket.destroy()
    await service.close()
  }
})

test('the service refuses a request with both Content-Length and chunked encoding', async () => {
  const service = await startService()
  try {
    const smuggled =
      'POST /api/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
    const answer = await rawBytes(service.url, smuggled)
    assert.match(answer, /^HTTP\/1\.1 400/)
    assert.doesNotMatch(answer, /"ok"/)
  } finally {
    await service.close()
  }
})
