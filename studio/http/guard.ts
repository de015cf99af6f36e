// Lets only the Studio's own pages talk to it, in the browser of a person with access. Everything else is refused
// before a route sees it.
import type { IncomingMessage } from 'node:http'
import { personById, personByLogin, personWithRights } from './people.server.ts'
import { rightsOf, roles } from './rights.ts'
import type { Person } from './route.ts'
import { sessionOf } from './sessions.server.ts'
import { isLoopback, type Studio } from './settings.ts'

/** Returns the status to refuse a request with, or nothing. `port` is the one actually listened on. */
export function refusal(request: IncomingMessage, studio: Studio, port: number): number | undefined {
  const host = request.headers.host ?? ''
  const origins = ownOrigins(studio, port)
  // A foreign host name is another site that has pointed its name at this address (DNS rebinding).
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
  // Browsers omit the default port in both headers.
  return [...names.map(name => new URL(`http://${name}:${port}`).origin), ...(origin ? [origin] : [])]
}

/**
 * Resolves to the person; undefined if the store knows nobody of that name. Trusts the header only from this machine.
 */
export async function personOf(request: IncomingMessage, studio: Studio): Promise<Person | undefined> {
  const { login, alone } = studio
  if (!login) return { name: alone, login: alone, may: rightsOf(roles) }
  if (login === 'mail') {
    const session = await sessionOf(request, studio)
    const person = session && (await personById(studio, session.personId))
    return person && { ...personWithRights(person), session }
  }
  const name = request.headers[login.header]
  if (typeof name !== 'string' || name === '' || name.length > 200) return undefined
  if (!isLoopback(request.socket.remoteAddress ?? '')) return undefined
  const person = await personByLogin(studio, name)
  return person && personWithRights(person)
}
