export interface RequestTarget {
  path: string
  /** The query with its question mark, or an empty text. */
  query: string
}

/** Splits a request target by hand, because `new URL` would read `//evil.example/` as a host. */
export function requestTarget(url = '/'): RequestTarget {
  const raw = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const start = raw.search(/[?#]/)
  const path = start < 0 ? raw : raw.slice(0, start)
  const query = start < 0 || raw[start] === '#' ? '' : (raw.slice(start).split('#', 1)[0] ?? '')
  return { path: path === '' ? '/' : path, query: query === '?' ? '' : query }
}

/** Returns the requested host in lower case, without its port. */
export function requestHost(header = ''): string {
  return header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
