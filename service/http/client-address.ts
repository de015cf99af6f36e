import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Returns the address that the firm's outermost proxy saw; a client can forge the entries before that. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const { remoteAddress = '' } = incoming.socket
  if (trustedProxies === 0) return remoteAddress
  const hops = String(incoming.headers['x-forwarded-for']).split(',')
  const hop = hops.at(-trustedProxies)?.trim() ?? ''
  // Some proxies append the port, which differs each time.
  const address = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) === 0 ? remoteAddress : address
}

/** Reduces an IPv6 address to its /64, because one household can use all addresses in it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(group => group !== '')
  const right = tail?.split(':').filter(group => group !== '') ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
