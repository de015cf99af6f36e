export interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file the way CDNs do: a path, then its headers, indented. */
export function rulesOf(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const separator = line.indexOf(':')
    if (/^\s/.test(line))
      rules.at(-1)?.headers.push([line.slice(0, separator).trim(), line.slice(separator + 1).trim()])
    else rules.push({ path: line.trim(), headers: [] })
  }
  return rules
}

/** Returns the headers that the rules give to an address. */
export function headersAt(rules: readonly HeaderRule[], pathname: string): HeaderRule['headers'] {
  const matches = (path: string) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname
  return rules.filter(({ path }) => matches(path)).flatMap(({ headers }) => headers)
}
