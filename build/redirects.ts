import { addressOfFile, lookupKey } from '../service/site/canonical.ts'

/** Returns one line of `_redirects` per old address, in the format of CDNs: from, to, status. */
export function redirectLines(redirects: readonly { from: string; to: string }[]): string {
  return redirects.map(({ from, to }) => `${encodeURI(decodeURI(from))} ${to} 301\n`).join('')
}

/** Finds old addresses that a file of the build would hide, on the server as well as on CDNs. */
export function hiddenByFiles<Entry extends { from: string }>(
  redirects: readonly Entry[],
  files: readonly string[],
): Entry[] {
  const addresses = new Set(files.map(file => lookupKey(addressOfFile(file) ?? '')))
  return redirects.filter(({ from }) => addresses.has(lookupKey(from)))
}
