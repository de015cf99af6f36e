/**
 * One page, one address: lower case, no doubled or trailing slashes, no `.html`, no `/index`.
 * These functions know only text; whether an address exists is the site's business.
 */

/** The address of a file of the build, or none for the not-found pages, which are no addresses. */
export function addressOfFile(file: string): string | undefined {
  if (/^(?:[a-z]{2,3}\/)?404(?:\.html|\/index\.html)$/.test(file)) return undefined
  const page = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')
  return encodeAddress(`/${page}`)
}

/**
 * Returns the lookup key of a requested path, the same for all its spellings. Undefined for input that no
 * browser sends, only an attacker: encoded slashes, control characters.
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

/** The language that the first segment names, else the first: with `en`, /en/… is English and /england is not. */
export function languageOf(path: string, languages: readonly string[]): string {
  const [, segment] = /^\/+([^/]*)/.exec(path.toLowerCase()) ?? []
  return languages.slice(1).find(language => language === segment) ?? languages[0] ?? ''
}

/** Safe in a Location header, whatever the request line contained. */
export function encodeQuery(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, character => encodeURIComponent(character))
}

function encodeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
