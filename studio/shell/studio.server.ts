// The Studio's server. It listens on this machine only, or behind a proxy that has let the person in.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientAddress } from '../../service/http/client-address.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { problemsOf } from '../content/draft-problems.ts'
import { serveGuests } from '../drafts/guests.server.ts'
import { draftBuildsOf } from '../drafts/routes.server.ts'
import { actAs } from '../http/authors.server.ts'
import { personOf, refusal } from '../http/guard.ts'
import { enter, isEntry, subjectOf } from '../http/journal.server.ts'
import { bytesOf, jsonOf } from '../http/request-body.ts'
import { hasAny, mayAsk } from '../http/rights.ts'
import { type Person, Refusal, type Route } from '../http/route.ts'
import { send } from '../http/send.ts'
import type { Studio } from '../http/settings.ts'
import { allRoutes } from './overview.server.ts'
import { openRoutes } from './routes.server.ts'

/**
 * Answers requests outside the routes: the client's files, and the page in the frame. Resolves to whether it answered.
 */
export type Elsewhere = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>

const megabyte = 1_000_000
const api = '/studio/api/'
const nothingHere = { de: 'Das gibt es hier nicht.', en: 'Not found.' }
const notYours = {
  de: 'Diesen Bereich dürfen Sie nicht öffnen. Wer im Büro den Zugang verwaltet, kann Ihnen das Recht geben.',
  en: 'You do not have access. A person who manages access in your firm can grant it.',
}
const signIn = {
  de: 'Ihre Anmeldung ist zu Ende. Melden Sie sich in einem neuen Tab an und versuchen Sie es dann hier noch einmal.',
  en: 'Your session has ended. Please sign in again in a new tab, then try again here.',
}
const broken = {
  de: 'Das ist hier schiefgegangen, nicht bei Ihnen. Bitte versuchen Sie es noch einmal.',
  en: 'The Studio had an error. It was not your fault; please try again.',
}

export function createStudio(studio: Studio, elsewhere: Elsewhere[]): Server {
  // Checking the content makes the addresses of its pages and its languages known, before the first request needs them.
  problemsOf(studio)
  const guests = serveGuests(studio, () => draftBuildsOf(studio))
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 10_000 }, (request, response) => {
    respond(request, response).catch(error => {
      if (!(error instanceof Refusal)) console.error(error)
      if (response.headersSent) return response.destroy()
      const { status, says, problems } = error instanceof Refusal ? error : new Refusal(500, broken)
      const language = languageOf(request)
      const sentence = says[language]
      return send(
        response,
        request.headers['sec-fetch-dest'] === 'document'
          ? { status, type: 'text/html; charset=utf-8', bytes: errorPage(sentence, language) }
          : { status, json: { says: sentence, problems } },
      )
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusal(request, studio, (server.address() as AddressInfo).port)
    if (refused) return send(response, { status: refused, json: {} })
    const url =
      URL.canParse(request.url ?? '', 'http://studio') && new URL(request.url ?? '', 'http://studio')
    if (!url) throw new Refusal(400, nothingHere)
    const open = openRoutes.find(
      ({ method, path }) => method === request.method && url.pathname === api + path,
    )
    if (open) return send(response, await open.handle(openCallOf(request, open, url)))
    if (await guests(request, response, url.pathname)) return
    if (isWayIn(url.pathname) && (await answerElsewhere(request, response, url.pathname))) return
    const person = await personOf(request, studio)
    if (!person && studio.login === 'mail') return askToSignIn(request, response)
    if (!person || !hasAny(person.may)) throw new Refusal(403, notYours)
    if (!url.pathname.startsWith(api)) return page(request, response, person, url.pathname + url.search)
    const path = url.pathname.slice(api.length)
    const route = allRoutes.find(route => route.path === path && route.method === request.method)
    if (!route) throw new Refusal(404, nothingHere)
    if (!mayAsk(person.may, route.method, path)) throw new Refusal(403, notYours)
    const call = { ...openCallOf(request, route, url), person }
    const answer = await actAs({ studio, person }, async () => route.handle(call))
    if (isEntry(route.method, path)) {
      const entry = { person: person.name, what: path, subject: subjectOf(call.read(), url.searchParams) }
      // The act has succeeded even if its journal entry fails.
      await enter(studio, entry).catch(console.error)
    }
    send(response, answer)
  }

  /** True for the sign-in screen, which is open to everyone, and for the program's own files, which guests need too. */
  const isWayIn = (path: string) =>
    path.startsWith('/studio/assets/') || (studio.login === 'mail' && path === '/studio/login')

  async function answerElsewhere(request: IncomingMessage, response: ServerResponse, address: string) {
    for (const answer of elsewhere) if (await answer(request, response, address)) return true
    return false
  }

  function askToSignIn(request: IncomingMessage, response: ServerResponse): void {
    if (request.headers['sec-fetch-dest'] !== 'document') throw new Refusal(401, signIn)
    response.writeHead(302, { location: '/studio/login', 'cache-control': 'no-store' }).end()
  }

  async function page(
    request: IncomingMessage,
    response: ServerResponse,
    person: Person,
    address: string,
  ): Promise<void> {
    // Only people who edit may see the draft.
    if (!person.may.edit && !address.startsWith('/studio/')) throw new Refusal(403, notYours)
    if (await answerElsewhere(request, response, address)) return
    if (request.headers['sec-fetch-dest'] !== 'document') return send(response, { status: 404, json: {} })
    response.writeHead(302, { location: '/studio/' }).end()
  }

  function openCallOf(request: IncomingMessage, { limit = megabyte }: Pick<Route, 'limit'>, url: URL) {
    let body: unknown
    const bytes = () => bytesOf(request, limit)
    return {
      studio,
      request,
      client: clientAddress(request, studio.trustedProxies),
      language: languageOf(request),
      query: url.searchParams,
      bytes,
      json: async <S extends Parameters<typeof jsonOf>[1]>(schema: S) => {
        const value = jsonOf(await bytes(), schema)
        body = value
        return value
      },
      /** The body as the route read it, for the journal. */
      read: () => body,
    }
  }
  return server
}

/** The page for people who may not see an address. The sentences are the Studio's own. */
const errorPage = (sentence: string, language: ProgramLanguage): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Studio</title><main><h1>${sentence}</h1></main></html>\n`

/** The language that the Studio's page sends, or else the browser's. */
function languageOf({ headers }: IncomingMessage): ProgramLanguage {
  const own = headers['x-studio-language'] ?? headers['accept-language'] ?? 'de'
  return /^(?!de)[a-z]/i.test(String(own)) ? 'en' : 'de'
}
