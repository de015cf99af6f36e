/**
 * One page, one address: lower case, no doubled or trailing slashes, no `.html`, no `/index`.
 * These functions know only text; whether an address exists is the site's business.
 */

/** The address of a file of the build, or none for the not-found pages, which are no addresses. */
export function addressOfFile(file: string): string | undefined {
  if (/^(?:en\/)?404(?:\.html|\/index\.html)$/.test(file)) return undefined
  const page = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')
  return encodeAddress(`/${page}`)
}

/**
 * What a requested path is looked up by: the same for all spellings of one address.
 * None for what no browser sends and only an attacker would: encoded slashes, control characters.
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

/** English when the first segment is exactly `en`: /england is German. */
export function isEnglish(path: string): boolean {
  return /^\/+en(?:\/|$)/i.test(path)
}

/** Safe in a Location header, whatever the request line contained. */
export function encodeQuery(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, character => encodeURIComponent(character))
}

function encodeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
