export interface RequestTarget {
  path: string
  /** The query with its question mark, or an empty text. */
  query: string
}

/** Splits a request line's target by hand: `new URL` would take `//evil.example/` for a host. */
export function requestTarget(url = '/'): RequestTarget {
  const raw = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const start = raw.search(/[?#]/)
  const path = start < 0 ? raw : raw.slice(0, start)
  const query = start < 0 || raw[start] === '#' ? '' : (raw.slice(start).split('#', 1)[0] ?? '')
  return { path: path === '' ? '/' : path, query: query === '?' ? '' : query }
}

/** The host a request was sent to, without port, in lower case. */
export function requestHost(header = ''): string {
  return header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
