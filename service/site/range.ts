export interface ByteRange {
  start: number
  end: number
}

/**
 * Returns the requested byte range, or `'unsatisfiable'` if it is outside the file. Several ranges or a malformed header
 * return undefined, and the client gets the whole file.
 */
export function parseRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return undefined
  if (first === '') {
    const suffix = Number(last)
    if (suffix === 0 || length === 0) return 'unsatisfiable'
    return { start: Math.max(0, length - suffix), end: length - 1 }
  }
  const start = Number(first)
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= length ? 'unsatisfiable' : { start, end }
}
