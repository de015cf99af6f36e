// One address cannot use up the resources that all visitors share.
import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import { endpoint } from '../../src/forms/protocol.ts'
import { startProcess } from '../support/process.ts'
import { rawBytes, rawRequest } from '../support/raw-http.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { startService } from '../support/service.ts'
import { until } from '../support/until.ts'

const page = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

function open(service: { url: string }, count: number, localAddress = '127.0.0.1'): Socket[] {
  const { hostname, port } = new URL(service.url)
  return Array.from({ length: count }, () =>
    connect({ host: hostname, port: Number(port), localAddress })
      .on('error', () => {})
      .resume(),
  )
}

const isGone = (socket: Socket) => socket.closed || socket.readableEnded

describe('pipelined requests on one connection', () => {
  test('the service answers a small number of pipelined requests on one connection', async () => {
    const service = await startService()
    const answers = await rawBytes(
      service.url,
      `${page.repeat(15)}${page.replace('x', 'x\r\nConnection: close')}`,
    )
    assert.equal(answers.match(/HTTP\/1\.1 200/g)?.length, 16)
    await service.close()
  })

  test('the service closes a connection that has too many pipelined requests', async () => {
    const service = await startService({}, {}, { maxConnectionsPerAddress: 1000 })
    const sockets = open(service, 20)
    let answers = 0
    for (const socket of sockets) {
      socket.on('data', chunk => {
        answers += String(chunk).split('HTTP/1.1 200').length - 1
      })
      socket.write(page.repeat(500))
    }
    await until('all are cut', () => sockets.every(isGone))
    assert.ok(answers <= 16 * sockets.length, `${answers}`)
    assert.equal((await fetch(`${service.url}/healthz`)).status, 200)
    await service.close()
  })

  // This needs a separate process with less memory than all these requests would take.
  test('pipelined requests over the limit do not use up the memory of the service', async () => {
    const service = await startProcess({
      DATA_DIR: await temporaryDirectory(),
      NODE_OPTIONS: '--max-old-space-size=80',
    })
    // One address may not open that many connections, so the test uses four.
    const sockets = [1, 2, 3, 4].flatMap(host => open(service, 50, `127.0.0.${host}`))
    for (const socket of sockets) socket.write(page.repeat(1500))
    await until('all are cut', () => sockets.every(isGone))
    assert.equal((await fetch(`${service.url}/healthz`)).status, 200)
    service.child.kill('SIGTERM')
    assert.equal(await service.ended, 0)
  })
})

describe('connections from one address', () => {
  test('the limit for connections from one address does not affect other addresses', async () => {
    const service = await startService({}, {}, { maxConnectionsPerAddress: 5 })
    const greedy = open(service, 12)
    await until('seven are let go', () => greedy.filter(isGone).length === 7)
    const [other] = open(service, 1, '127.0.0.2')
    let answer = ''
    other?.on('data', chunk => {
      answer += chunk
    })
    other?.write(page)
    await until('another address is answered', () => answer.includes('200 OK'))
    for (const socket of greedy) socket.destroy()
    await until('there is room again', async () =>
      fetch(`${service.url}/healthz`, { headers: { Connection: 'close' } }).then(
        response => response.ok,
        () => false,
      ),
    )
    other?.destroy()
    await service.close()
  })

  test('behind a proxy, the limit counts unfinished requests by the client address that the proxy forwards', async () => {
    const service = await startService({ TRUSTED_PROXIES: '1' }, {}, { maxConnectionsPerAddress: 5 })
    const slow = (address: string) =>
      `POST ${endpoint} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`
    const sockets = open(service, 12)
    let refused = 0
    for (const [index, socket] of sockets.entries()) {
      socket.on('data', chunk => {
        if (String(chunk).startsWith('HTTP/1.1 503')) refused++
      })
      socket.write(slow(`198.51.100.7:${index}`))
    }
    await until('seven are refused', () => refused === 7)
    const status = async (address: string) =>
      (await rawRequest(service.url, '/healthz', { headers: { 'X-Forwarded-For': address } })).status
    assert.equal(await status('198.51.100.7'), 503)
    assert.equal(await status('198.51.100.8'), 200)
    for (const socket of sockets) socket.destroy()
    await until('there is room again', async () => (await status('198.51.100.7')) === 200)
    await service.close()
  })
})

test('a request with two Host headers is refused', async () => {
  const service = await startService()
  const answer = await rawBytes(service.url, 'GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n')
  assert.match(answer, /^HTTP\/1\.1 400/)
  await service.close()
})
