// Lets only the Studio's own pages talk to it, in the browser of a person with access. Everything else is refused
// before a route sees it.
import type { IncomingMessage } from 'node:http'
import type { Person, Route } from './route.ts'
import { isLoopback, type Studio } from './settings.ts'

/** Returns the status to refuse a request with, or nothing. `port` is the one actually listened on. */
export function refusal(request: IncomingMessage, studio: Studio, port: number): number | undefined {
  const host = request.headers.host ?? ''
  const origins = ownOrigins(studio, port)
  // Another name for this address is a page of somebody else that had its name changed to ours (DNS rebinding).
  if (!origins.some(origin => new URL(origin).host === host.toLowerCase())) return 421
  const { origin, 'sec-fetch-site': site } = request.headers
  if (request.method === 'POST') {
    if (!origin || !origins.includes(origin) || site !== 'same-origin') return 403
    return undefined
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return 405
  // A link from elsewhere may open the studio; nothing but its own pages may read from it.
  const opens =
    request.headers['sec-fetch-mode'] === 'navigate' && request.headers['sec-fetch-dest'] === 'document'
  if (site && site !== 'same-origin' && !(site === 'none' || opens)) return 403
  return undefined
}

function ownOrigins({ origin, host }: Studio, port: number): string[] {
  const names = isLoopback(host) ? ['127.0.0.1', 'localhost', '[::1]'] : [host]
  // Browsers leave the usual port out of both headers.
  return [...names.map(name => new URL(`http://${name}:${port}`).origin), ...(origin ? [origin] : [])]
}

/** The person, or nothing where the login names nobody. The header counts only where it comes from this machine. */
export function personOf(request: IncomingMessage, { login, alone }: Studio): Person | undefined {
  if (!login) return { name: alone, may: { edit: true, inbox: true } }
  const name = request.headers[login.header]
  if (typeof name !== 'string' || name === '' || name.length > 200) return undefined
  if (!isLoopback(request.socket.remoteAddress ?? '')) return undefined
  return { name, may: { edit: login.editors.includes(name), inbox: login.inbox.includes(name) } }
}

export const mayAsk = (person: Person, { access }: Route): boolean =>
  access === 'either' ? person.may.edit || person.may.inbox : person.may[access]
