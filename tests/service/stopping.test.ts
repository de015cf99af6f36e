// A service that is told to stop ends what it has begun.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { startProcess } from '../support/process.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { quote, startService, submit, submitted } from '../support/service.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
import { holdSocket } from '../support/socket.ts'
import { until } from '../support/until.ts'

test('on SIGTERM, the service finishes the mail in transit and exits with 0', async () => {
  let letGo: () => void = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  let waiting = false
  const received: string[] = []
  const peer = await startSmtpPeer({
    onData(stream, _session, done) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString()
      })
      stream.on('end', () => {
        waiting = true
        void held.then(() => {
          received.push(raw)
          done()
        })
      })
    },
  })
  const dataDir = await temporaryDirectory()
  const service = await startProcess({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
  const reference = await submitted(service.url, quote)
  await until('a mail under way', () => waiting)
  service.child.kill('SIGTERM')
  await until('no new connections', () =>
    fetch(service.url).then(
      () => false,
      () => true,
    ),
  )
  letGo()
  assert.equal(await service.ended, 0)
  assert.equal(received.length, 1)

  const next = await startProcess({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
  await until('the other mail', () => received.length === 2)
  assert.ok(received.every(raw => raw.includes(reference)))
  next.child.kill('SIGTERM')
  assert.equal(await next.ended, 0)
  await peer.close()
})

test('while stopping, the service still answers a request on a connection opened earlier', async () => {
  const service = await startService()
  const { hostname, port } = new URL(service.url)
  let answer = ''
  const socket = connect(Number(port), hostname).on('data', chunk => {
    answer += chunk
  })
  // The server accepts connections in order, so it has accepted the first once it answers this one.
  await fetch(`${service.url}/healthz`, { headers: { Connection: 'close' } })
  const closing = service.close()
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await Promise.all([closing, once(socket, 'close')])
  assert.match(answer, /^HTTP\/1\.1 200 [\s\S]*Connection: close/)
})

test('with a socket that systemd holds, visitors wait while the process is replaced', async () => {
  const socket = holdSocket()
  const env = { DATA_DIR: await temporaryDirectory() }
  const first = await startProcess(env, { socket })
  assert.equal(first.url, socket.url)
  first.child.kill('SIGTERM')
  assert.equal(await first.ended, 0)
  const visitors = [fetch(socket.url), submit(socket.url, quote)]
  const second = await startProcess(env, { socket })
  assert.deepEqual(
    (await Promise.all(visitors)).map(answer => answer.status),
    [200, 202],
  )
  second.child.kill('SIGTERM')
  assert.equal(await second.ended, 0)
  socket.close()
})
