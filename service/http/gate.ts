import { IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { clientAddress, networkOf } from './client-address.ts'

/**
 * The most connections of one address, or behind a proxy its requests in progress. A browser opens six, a whole office
 * some more. Filling the service takes over thirty addresses.
 */
export const maxConnectionsPerAddress = 64
export const maxConnections = 2000
/** The time that a request may take to arrive before its connection is closed. */
export const requestTimeoutSeconds = 30

/** Browsers send one request at a time on a connection; Node would read any number ahead, and keep all their answers. */
const maxUnanswered = 16

export interface GateOptions {
  trustedProxies: number
  maxConnectionsPerAddress: number
}

/** Keeps one address from using up what all share. Returns a function that decides whether to answer a request. */
export function createGate(server: Server, { trustedProxies, maxConnectionsPerAddress: limit }: GateOptions) {
  const taken = new Map<string, number>()
  /** Reserves a slot for the address and returns a function that frees it, or undefined if all slots are taken. */
  function enter(address: string): (() => void) | undefined {
    const network = networkOf(address)
    const places = (taken.get(network) ?? 0) + 1
    if (places > limit) return undefined
    taken.set(network, places)
    return () => {
      const left = (taken.get(network) ?? 0) - 1
      if (left > 0) taken.set(network, left)
      else taken.delete(network)
    }
  }

  const underWay = new WeakMap<Socket, Set<() => void>>()
  server.on('connection', (socket: Socket) => {
    const requests = new Set<() => void>()
    underWay.set(socket, requests)
    const leave = trustedProxies === 0 ? enter(socket.remoteAddress ?? '') : () => {}
    if (!leave) socket.destroy()
    else
      socket.once('close', () => {
        leave()
        for (const end of requests) end()
      })
  })

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request
    const requests = underWay.get(socket)
    if (!requests || socket.destroyed) return false
    if (requests.size >= maxUnanswered) {
      socket.destroy()
      return false
    }
    const leave = trustedProxies > 0 ? enter(clientAddress(request, trustedProxies)) : () => {}
    if (!leave) {
      response.writeHead(503, { 'Retry-After': '10', 'Content-Length': '0', Connection: 'close' }).end()
      return false
    }
    // The closing connection may call this first, because answers that are still queued never emit `close`.
    const end = () => {
      if (requests.delete(end)) leave()
    }
    requests.add(end)
    response.once('close', end)
    return true
  }
}

const noRequest = Object.assign(new IncomingMessage(new Socket()), { push: () => true })
noRequest.destroy = () => noRequest
const noResponse = new ServerResponse(noRequest)
noResponse.on = () => noResponse

/**
 * Makes the objects of `createServer`. After a connection is cut, Node still reads the chunk that has arrived, which may
 * hold over a thousand small requests, and makes two objects of a kilobyte for each. Here they all share the same two.
 */
function makeRequest(socket: Socket) {
  return socket.destroyed ? noRequest : new IncomingMessage(socket)
}

function makeResponse(...given: ConstructorParameters<typeof ServerResponse>) {
  return given[0] === noRequest ? noResponse : new ServerResponse(...given)
}

/** Node calls both with `new` and uses the objects that they return. */
export const cheapRequests = {
  IncomingMessage: makeRequest,
  ServerResponse: makeResponse,
} as unknown as ServerOptions
