/**
 * Each page has a single address: lower case, no doubled or trailing slashes, no `.html`, no `/index`. These functions
 * only handle text and do not know which addresses exist.
 */

/** Returns the address of a file, or undefined for the not-found pages, which have none. */
export function addressOfFile(file: string): string | undefined {
  if (/^(?:[a-z]{2,3}\/)?404(?:\.html|\/index\.html)$/.test(file)) return undefined
  const page = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')
  return encodeAddress(`/${page}`)
}

/**
 * Returns the lookup key of a requested path, which is the same for all its spellings. Undefined for input that only an
 * attacker sends: encoded slashes and control characters.
 */
export function lookupKey(path: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (/[\p{Cc}\\]/u.test(decoded) || /%2f/i.test(path)) return undefined
  const segments = decoded.split('/').filter(segment => segment !== '')
  const last = segments.pop()?.replace(/\.html$/i, '')
  if (last !== undefined && last.toLowerCase() !== 'index') segments.push(last)
  return encodeAddress(`/${segments.join('/')}`).toLowerCase()
}

/** Returns the language that the first segment names, else the default: /en/… is English, /england is not. */
export function languageOf(path: string, languages: readonly string[]): string {
  const [, segment] = /^\/+([^/]*)/.exec(path.toLowerCase()) ?? []
  return languages.slice(1).find(language => language === segment) ?? languages[0] ?? ''
}

/** Makes a query safe for a Location header, whatever the request line contained. */
export function encodeQuery(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, character => encodeURIComponent(character))
}

function encodeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
