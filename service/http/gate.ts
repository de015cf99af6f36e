import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress, networkOf } from './client-address.ts'

export interface GateOptions {
  trustedProxies: number
  maxConnectionsPerAddress: number
}

/** Browsers send one request at a time on a connection; Node would read any number ahead, and keep all their answers. */
const mostUnanswered = 16

/**
 * Keeps one address from taking what is there for all: it counts an address's connections, or behind a proxy, whose
 * connections they are, its requests under way. Says of each request whether it is to be answered.
 */
export function createGate(server: Server, { trustedProxies, maxConnectionsPerAddress }: GateOptions) {
  const taken = new Map<string, number>()
  /** Takes a place and returns how to give it back, or nothing when all are taken. */
  function enter(address: string): (() => void) | undefined {
    const network = networkOf(address)
    const places = (taken.get(network) ?? 0) + 1
    if (places > maxConnectionsPerAddress) return undefined
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
    if (requests.size >= mostUnanswered) {
      socket.destroy()
      return false
    }
    const leave = trustedProxies > 0 ? enter(clientAddress(request, trustedProxies)) : () => {}
    if (!leave) {
      response.writeHead(503, { 'Retry-After': '10', 'Content-Length': '0', Connection: 'close' }).end()
      return false
    }
    // When the connection is cut, answers that waited for their turn are not even closed.
    const end = () => {
      if (requests.delete(end)) leave()
    }
    requests.add(end)
    response.once('close', end)
    return true
  }
}
