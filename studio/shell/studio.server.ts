// The studio's server. It listens on this machine alone, or behind a proxy that has let the person in.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { bytesOf, jsonOf } from '../http/body.ts'
import { mayAsk, personOf, refusal } from '../http/guard.ts'
import { type Person, Refusal, type Route } from '../http/route.ts'
import { send } from '../http/send.ts'
import type { Studio } from '../http/settings.ts'
import { allRoutes } from './overview.server.ts'

/** Answers requests outside of the routes: the client's files, and the page in the frame. Resolves to whether it did. */
export type Elsewhere = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>

const megabyte = 1_000_000
const api = '/studio/api/'
const nothingHere = { de: 'Das gibt es hier nicht.', en: 'Not found.' }
const notYours = {
  de: 'Dafür sind Sie nicht angemeldet. Wer die Website betreut, kann Sie eintragen.',
  en: 'You do not have access. Your administrator can grant it.',
}
const broken = {
  de: 'Das ist hier schiefgegangen, nicht bei Ihnen. Was Sie geschrieben haben, bleibt erhalten.',
  en: 'The Studio had an error. It was not your fault, and your text is safe.',
}

export function createStudio(studio: Studio, elsewhere: Elsewhere[]): Server {
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 10_000 }, (request, response) => {
    respond(request, response).catch(error => {
      if (!(error instanceof Refusal)) console.error(error)
      if (response.headersSent) return response.destroy()
      const { status, says, problems } = error instanceof Refusal ? error : new Refusal(500, broken)
      const sentence = says[languageOf(request)]
      return send(
        response,
        request.headers['sec-fetch-dest'] === 'document'
          ? { status, type: 'text/html; charset=utf-8', bytes: errorPage(sentence) }
          : { status, json: { says: sentence, problems } },
      )
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusal(request, studio, (server.address() as AddressInfo).port)
    if (refused) return send(response, { status: refused, json: {} })
    const person = personOf(request, studio)
    if (!person || !(person.may.edit || person.may.inbox)) throw new Refusal(403, notYours)
    const url =
      URL.canParse(request.url ?? '', 'http://studio') && new URL(request.url ?? '', 'http://studio')
    if (!url) throw new Refusal(400, nothingHere)
    if (!url.pathname.startsWith(api)) return page(request, response, person, url.pathname + url.search)
    const route = allRoutes.find(({ path }) => path === url.pathname.slice(api.length))
    if (!route || route.method !== request.method) throw new Refusal(404, nothingHere)
    if (!mayAsk(person, route)) throw new Refusal(403, notYours)
    send(response, await route.handle(callOf(request, route, person, url)))
  }

  async function page(
    request: IncomingMessage,
    response: ServerResponse,
    person: Person,
    address: string,
  ): Promise<void> {
    // The draft is for those who write it.
    if (!person.may.edit && !address.startsWith('/studio/')) throw new Refusal(403, notYours)
    for (const answer of elsewhere) if (await answer(request, response, address)) return
    if (request.headers['sec-fetch-dest'] !== 'document') return send(response, { status: 404, json: {} })
    response.writeHead(302, { location: '/studio/' }).end()
  }

  function callOf(request: IncomingMessage, { limit = megabyte }: Route, person: Person, url: URL) {
    const bytes = () => bytesOf(request, limit)
    return {
      studio,
      person,
      language: languageOf(request),
      query: url.searchParams,
      bytes,
      json: async <S extends Parameters<typeof jsonOf>[1]>(schema: S) => jsonOf(await bytes(), schema),
    }
  }
  return server
}

/** For people who open an address that they may not see; the sentences are the Studio's own. */
const errorPage = (sentence: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Studio</title><h1>${sentence}</h1>\n`

const languageOf = (request: IncomingMessage): ProgramLanguage =>
  request.headers['x-studio-language'] === 'en' ? 'en' : 'de'
