import { addressOfFile, lookupKey } from '../service/site/canonical.ts'

/** One line of `_redirects` for each old address, as CDNs read it: from, to, status. */
export function redirectLines(redirects: readonly { from: string; to: string }[]): string {
  return redirects.map(({ from, to }) => `${encodeURI(decodeURI(from))} ${to} 301\n`).join('')
}

/** Old addresses that a file of the build would hide, on the server and on CDNs alike. */
export function hiddenByFiles<Entry extends { from: string }>(
  redirects: readonly Entry[],
  files: readonly string[],
): Entry[] {
  const addresses = new Set(files.map(file => lookupKey(addressOfFile(file) ?? '')))
  return redirects.filter(({ from }) => addresses.has(lookupKey(from)))
}
