import { domainToASCII } from 'node:url'

/** Converts the domain to ASCII for mail servers: bücher.example becomes xn--bcher-kva.example. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`
}
