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
