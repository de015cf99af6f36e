import { domainToASCII } from 'node:url'

/** With the domain as mail servers know it: bücher.example is xn--bcher-kva.example. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}
