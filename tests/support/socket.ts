import net, { type AddressInfo } from 'node:net'

/** A listening socket that does not answer yet, as systemd holds one for a service (deploy/achsmass.socket). */
export interface HeldSocket {
  fd: number
  url: string
  close(): void
}

interface Handle {
  fd: number
  getsockname(out: Partial<AddressInfo>): number
  close(): void
}

export function holdSocket(): HeldSocket {
  // Node's public functions start to accept connections at once; only this internal one leaves that to another process.
  const { _createServerHandle: create } = net as unknown as {
    _createServerHandle(address: string, port: number, family: 4, fd: -1, flags: 0): Handle
  }
  const handle = create('127.0.0.1', 0, 4, -1, 0)
  const name: Partial<AddressInfo> = {}
  handle.getsockname(name)
  return { fd: handle.fd, url: `http://127.0.0.1:${name.port}`, close: () => handle.close() }
}
