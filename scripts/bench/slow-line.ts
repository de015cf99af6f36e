// The line between a visitor and the server, as it is: all that is sent comes late, and no faster than the line carries it. It lies
// below TLS, so that everything pays for it: handshakes, pages made ready ahead, what a worker asks for.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  /** Milliseconds there and back. */
  latency: number
  /** Bits a second. */
  down: number
  up: number
}

export type OpenLine = { url: string; close: () => void }

/**
 * Bytes that a server sends before the first acknowledgement: ten packets. Each acknowledgement doubles them.
 */
const firstFlightBytes = 10 * 1460
/** Milliseconds of data that the line holds before it loses some and its sender slows down. */
const queueMs = 100
/** Small enough that a page comes in as it would: 64 packets a second on the line of a phone. */
const pieceBytes = 3 * 1460

/**
 * A port for what listens on a socket. TCP within a machine would hold half a megabyte that the
 * server has handed over, which is seconds of a phone's line; over a real line it holds little more than the line does.
 */
export async function openLine(socket: string, { latency, down, up }: Line): Promise<OpenLine> {
  // All connections share the line.
  const [upwards, downwards] = [lane(up), lane(down)]
  const open = new Set<Socket>()

  const exchange = createServer({ noDelay: true }, near => {
    const far = connect({ path: socket })
    const greeted = performance.now() + latency
    for (const [from, to, way] of [
      [near, far, upwards],
      [far, near, downwards],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => open.delete(from))
      const most = Math.max(firstFlightBytes, ((way === upwards ? up : down) / 8000) * (latency + queueMs))
      void carry(from, to, way, { latency, greeted, most })
    }
  })
  exchange.listen(0, '127.0.0.1')
  await once(exchange, 'listening')
  return {
    url: `https://localhost:${(exchange.address() as AddressInfo).port}`,
    close() {
      exchange.close()
      for (const end of open) end.destroy()
    },
  }
}

/** One direction: when so many bytes have left, after all that was sent before them. */
function lane(bitsPerSecond: number) {
  let free = 0
  return (bytes: number, notBefore = 0): number => {
    free = Math.max(free, performance.now(), notBefore) + (bytes * 8000) / bitsPerSecond
    return free
  }
}

/** One direction of a connection, as TCP does it: a handshake first, then flights that grow to what the line holds. */
async function carry(
  from: Socket,
  to: Socket,
  way: ReturnType<typeof lane>,
  { latency, greeted, most }: { latency: number; greeted: number; most: number },
): Promise<void> {
  let window = firstFlightBytes
  let underway = 0
  let heard: (() => void) | undefined
  let arrived = Promise.resolve()
  try {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const part = chunk.subarray(start, start + pieceBytes)
        while (underway > 0 && underway + part.length > window)
          await new Promise<void>(resolve => {
            heard = resolve
          })
        underway += part.length
        const arrives = way(part.length, greeted) + latency / 2
        arrived = arrived.then(() => until(arrives)).then(() => void to.write(part))
        at(arrives + latency / 2, () => {
          underway -= part.length
          window = Math.min(window + part.length, most)
          heard?.()
        })
      }
    await arrived
    to.end()
  } catch {
    // The other end is gone, and so is what was on its way.
    to.destroy()
  }
}

const at = (moment: number, act: () => void) => setTimeout(act, Math.max(0, moment - performance.now()))
const until = (moment: number) => new Promise<void>(resolve => at(moment, resolve))
