import type { Server } from 'node:http'
import { type AddressInfo, type ListenOptions, Server as NetServer } from 'node:net'

/** Listens on a host and port, or on a socket that is already open, and returns the address. */
export function listen(server: Server, where: ListenOptions | { fd: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, () => {
      const { address, family, port } = server.address() as AddressInfo
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${port}`)
    })
  })
}

/** The time that a connection without a request stays open, because its first request may be on its way. */
const idleGraceMs = 200

/** Stops accepting connections, lets requests in progress finish, and cuts those that take too long. */
export function closeServer(server: Server, graceMilliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const cutIdle = setTimeout(() => server.closeIdleConnections(), idleGraceMs)
    const cutAll = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
    // The close of http.Server would cut a new connection whose request has not been read yet.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cutIdle)
      clearTimeout(cutAll)
      resolve()
    })
  })
}
