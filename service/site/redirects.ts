import { encodeQuery, lookupKey } from './canonical.ts'

export type Redirects = (target: { path: string; query: string }) => string | undefined

/** Reads the redirects. The returned function maps an old address to its new one and keeps the visitor's query. */
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
