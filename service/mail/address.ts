import { domainToASCII } from 'node:url'

/** With the domain as mail servers know it: bücher.example is xn--bcher-kva.example. One that is no domain stays as it is. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`
}
