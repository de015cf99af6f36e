import { addressOfFile, encodeQuery, lookupKey } from './canonical.ts'

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

export type Redirects = (target: { path: string; query: string }) => string | undefined

/** Where an old address leads now; what stood behind its question mark comes along. */
export function readRedirects(lines: string): Redirects {
  const known = new Map<string, string>()
  for (const line of lines.split('\n')) {
    const [from = '', to] = line.split(' ')
    const key = lookupKey(from)
    if (key !== undefined && to !== undefined) known.set(key, to)
  }
  return ({ path, query }) => {
    const to = known.size === 0 ? undefined : known.get(lookupKey(path) ?? '')
    if (to === undefined || query === '') return to
    const [address = '', hash] = to.split('#')
    const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query
    return encodeQuery(joined) + (hash === undefined ? '' : `#${hash}`)
  }
}
