import type { Server } from 'node:http'
import { type AddressInfo, type ListenOptions, Server as NetServer } from 'node:net'

/** On a host and port, or on a socket that is open already. */
export function listen(server: Server, where: ListenOptions | { fd: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, () => {
      const { address, family, port } = server.address() as AddressInfo
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}`)
    })
  })
}

/** Milliseconds that a connection without a request stays open. Its request may be on its way. */
const idleGraceMs = 200

/** Takes no new connections, lets requests under way finish, and cuts what has not finished in time. */
export function closeServer(server: Server, graceMilliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const cutIdle = setTimeout(() => server.closeIdleConnections(), idleGraceMs)
    const cutAll = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
    // Not http's own close, which cuts a connection that was just made and whose request has not been read yet.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cutIdle)
      clearTimeout(cutAll)
      resolve()
    })
  })
}
