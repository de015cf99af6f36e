// Floods beyond the limits for one address. They are bounded: each opens a fixed number of connections, sends a fixed
// number of bytes, and ends.
import { connect, type Socket } from 'node:net'
import { endpoint } from '../../src/forms/protocol.ts'
import { until } from '../support/until.ts'

export interface Flood {
  name: string
  connections: number
  /** The bytes that each connection sends; it reads nothing. */
  bytes: string
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

export const floods: Flood[] = [
  { name: 'requests ahead, 16 MB', connections: 300, bytes: get('/consulting').repeat(1300) },
  {
    name: 'slow bodies',
    connections: 1500,
    bytes: `POST ${endpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n${'x'.repeat(59_000)}`,
  },
  { name: 'slow readers of a film', connections: 2400, bytes: get('/videos/film.mp4') },
  { name: 'headers that never end', connections: 1500, bytes: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' },
  { name: 'connections without a word', connections: 2400, bytes: '' },
]

export interface Flooded {
  /** The number of connections that the service closed. */
  refused: number
  /** The number of visitors, of forty from another address, that were answered meanwhile. */
  served: number
}

const visitors = 40

export async function flood(url: string, { connections, bytes }: Flood): Promise<Flooded> {
  const { hostname: host, port } = new URL(url)
  const gone = new Set<Socket>()
  let connected = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ host, port: Number(port), localAddress: '127.0.0.1' }, () => {
      connected++
      socket.write(bytes)
    })
    socket.on('error', () => {}).on('close', () => gone.add(socket))
    return socket
  })
  try {
    await until('all have tried', () => connected + gone.size >= connections)
    const answers = await Promise.all(Array.from({ length: visitors }, () => visit(host, Number(port))))
    return { refused: gone.size, served: answers.filter(answered => answered).length }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

function visit(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect({ host, port, localAddress: '127.0.0.2' })
    socket.on('data', chunk => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer.startsWith('HTTP/1.1 200')))
    socket.write('GET /consulting HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  })
}
