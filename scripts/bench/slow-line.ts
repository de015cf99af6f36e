// Simulates the line between a visitor and the server: it delays every byte and limits the rate. It lies below TLS, so that it
// also slows down handshakes, prefetched pages and the requests of a service worker.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  /** The round trip in milliseconds. */
  latency: number
  /** Bits a second. */
  down: number
  up: number
}

export type OpenLine = { url: string; close: () => void }

/** A server sends ten packets before the first acknowledgement. Each acknowledgement doubles the number. */
const firstFlightBytes = 10 * 1460
/** The line holds as much data as it carries in this time. A real line then loses packets, and the sender slows down. */
const queueMs = 100
/** Data arrives in pieces of three packets, so that a page comes gradually: a phone's line carries 45 pieces a second. */
const pieceBytes = 3 * 1460

/**
 * Opens a port on which a visitor reaches the server behind a Unix socket. TCP within one machine would buffer half a
 * megabyte, which takes a phone's line seconds. On a real line, TCP buffers hardly more than the line holds.
 */
export async function openLine(socket: string, { latency, down, up }: Line): Promise<OpenLine> {
  // All connections share the line.
  const [upwards, downwards] = [lane(up), lane(down)]
  const open = new Set<Socket>()

  const exchange = createServer({ noDelay: true }, near => {
    const far = connect({ path: socket })
    const connected = performance.now() + latency
    for (const [from, to, way] of [
      [near, far, upwards],
      [far, near, downwards],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => open.delete(from))
      const most = Math.max(firstFlightBytes, ((way === upwards ? up : down) / 8000) * (latency + queueMs))
      void carry(from, to, way, { latency, connected, most })
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

/** Models one direction. Returns a function that tells when these bytes have left, after all bytes sent before them. */
function lane(bitsPerSecond: number) {
  let free = 0
  return (bytes: number, notBefore = 0): number => {
    free = Math.max(free, performance.now(), notBefore) + (bytes * 8000) / bitsPerSecond
    return free
  }
}

/** Carries one direction of a connection like TCP: after the handshake come flights that grow until they fill the line. */
async function carry(
  from: Socket,
  to: Socket,
  way: ReturnType<typeof lane>,
  { latency, connected, most }: { latency: number; connected: number; most: number },
): Promise<void> {
  let window = firstFlightBytes
  let underway = 0
  let acknowledge: (() => void) | undefined
  let arrived = Promise.resolve()
  try {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const part = chunk.subarray(start, start + pieceBytes)
        while (underway > 0 && underway + part.length > window)
          await new Promise<void>(resolve => {
            acknowledge = resolve
          })
        underway += part.length
        const arrives = way(part.length, connected) + latency / 2
        arrived = arrived.then(() => until(arrives)).then(() => void to.write(part))
        at(arrives + latency / 2, () => {
          underway -= part.length
          window = Math.min(window + part.length, most)
          acknowledge?.()
        })
      }
    await arrived
    to.end()
  } catch {
    // The other end has closed the connection, so the data under way is lost.
    to.destroy()
  }
}

const at = (moment: number, act: () => void) => setTimeout(act, Math.max(0, moment - performance.now()))
const until = (moment: number) => new Promise<void>(resolve => at(moment, resolve))
