import { pageHeaders } from '../../service/http/headers.ts'
import { rawRequest } from '../support/raw-http.ts'
import type { Visitor } from './visitor.ts'

const names = Object.keys(pageHeaders({}, true)).map(name => name.toLowerCase())

/** Compares the security headers that Caddy sends with those of the service at the same addresses. */
export async function compareHeaders(service: string, visitor: Visitor, paths: readonly string[]) {
  const different: string[] = []
  for (const path of paths) {
    const direct = await rawRequest(service, path, { headers: { 'X-Forwarded-Proto': 'https' } })
    const through = await visitor.get(path)
    for (const name of names) {
      if (direct.headers[name] !== through.headers[name]) different.push(`${path} ${name}`)
    }
  }
  return {
    found:
      different.length === 0
        ? `${names.length} headers of ${paths.length} addresses are the same`
        : different.join(', '),
    holds: different.length === 0,
  }
}
