// Answers guests with a draft link, below /draft: a page with a bar around the built pages, and their remarks.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import * as v from 'valibot'
import { clientAddress, networkOf } from '../../service/http/client-address.ts'
import { createDailyHash } from '../../service/spam/daily-hash.ts'
import { countAgainst, deleteArrivals } from '../../service/spam/limits.ts'
import { locales } from '../../src/routes.ts'
import { studioAddress, tell } from '../access/mail.server.ts'
import { placeOf } from '../content/all-texts.ts'
import { contentFiles } from '../content/files.ts'
import { pathOfFile } from '../content/names.ts'
import { peopleIn } from '../http/people.server.ts'
import { bytesOf, jsonOf } from '../http/request-body.ts'
import { Refusal } from '../http/route.ts'
import { programPage, send } from '../http/send.ts'
import { cookie, readCookie } from '../http/sessions.server.ts'
import type { Studio } from '../http/settings.ts'
import { inStudioStore, withStudioStore } from '../http/store.server.ts'
import { addRemark, eraseDoneRemarks, longestRemark, remarksWhere } from '../remarks/remarks.server.ts'
import type { DraftBuilds } from './draft-builds.server.ts'
import { type DraftLink, linkOf } from './links.server.ts'
import { draftFile } from './pages.server.ts'

const over = {
  de: 'Dieser Entwurf wird nicht mehr gezeigt. Das Büro kann den Link verlängern.',
  en: 'This draft is no longer shown. The firm can extend the link.',
}
const tooMany = {
  de: 'Das waren zu viele Versuche. Versuchen Sie es in einer Stunde noch einmal.',
  en: 'Too many attempts. Please try again in an hour.',
}
const readOnly = {
  de: 'Mit diesem Link lassen sich keine Bemerkungen schreiben.',
  en: 'This link does not allow remarks.',
}
const nothingHere = { de: 'Das gibt es hier nicht.', en: 'Not found.' }

const sitePrefix = '/draft/site'
const draftCookie = 'studio-draft'
/** The most remarks that one link accepts. */
const maxRemarks = 500
const hourSeconds = 3600

export type GuestView = {
  guest: string
  until: string
  mayRemark: boolean
  /** The page that opens first. */
  path: string
  isReady: boolean
  isBuilding: boolean
  isBroken: boolean
  remarks: {
    id: string
    path: string
    quote: string
    text: string
    answer: string | null
    isDone: boolean
  }[]
}

const remarkSchema = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(500)),
  locale: v.pipe(v.string(), v.maxLength(10)),
  quote: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestRemark)),
})

/** The content file of a page, by its address in any language. */
const fileOfPage = (studio: Studio, path: string): string =>
  contentFiles(studio).find(
    ({ file }) =>
      /^(?:pages|projects)\//.test(file) && locales.some(locale => pathOfFile(file, locale) === path),
  )?.file ?? 'pages/home.yaml'

export function serveGuests(studio: Studio, buildsOf: () => Promise<DraftBuilds>) {
  async function limit(request: IncomingMessage): Promise<void> {
    const reached = await withStudioStore(studio, async database => {
      const now = new Date()
      const hash = await createDailyHash(database)(now)
      await deleteArrivals(database, now)
      const key = `client draft ${hash(networkOf(clientAddress(request, studio.trustedProxies)))}`
      return database.transaction(queries =>
        countAgainst(queries, [{ key, most: 60, seconds: hourSeconds }], now),
      )
    })
    if (reached) throw new Refusal(429, tooMany)
  }

  const find = (token: string | undefined) => inStudioStore(studio, queries => linkOf(queries, token))

  async function need(request: IncomingMessage): Promise<DraftLink> {
    const link = await find(readCookie(request, studio, draftCookie))
    if (!link) throw new Refusal(403, over)
    return link
  }

  async function viewOf(link: DraftLink): Promise<GuestView> {
    const { folder, isBuilding, problem } = await (await buildsOf()).state(link)
    const remarks = await withStudioStore(studio, async queries => {
      await eraseDoneRemarks(queries)
      return remarksWhere(queries, 'link_id = $1', link.id)
    })
    const first = link.files?.find(file => /^(?:pages|projects)\//.test(file)) ?? 'pages/home.yaml'
    const [locale = 'de'] = locales
    return {
      guest: link.guest,
      until: link.expiresAt,
      mayRemark: link.mayRemark,
      path: pathOfFile(first, locale),
      isReady: folder !== undefined,
      isBuilding,
      isBroken: problem !== undefined,
      // Guests do not learn who else was invited, or who answered.
      remarks: remarks.map(({ id, file, language, quote, text, answer, doneAt }) => ({
        id,
        path: pathOfFile(/^(?:pages|projects)\//.test(file) ? file : first, language ?? locale),
        quote,
        text,
        answer,
        isDone: doneAt !== null,
      })),
    }
  }

  /** Moves the secret from the address, after the number sign, into a cookie. */
  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await limit(request)
    const { token } = jsonOf(
      await bytesOf(request, 1000),
      v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) }),
    )
    const link = await find(token)
    if (!link) throw new Refusal(403, over)
    await withStudioStore(studio, ({ query }) =>
      query('UPDATE links SET opened = opened + 1, opened_at = $1 WHERE id = $2', [
        new Date().toISOString(),
        link.id,
      ]),
    )
    const seconds = Math.floor((Date.parse(link.expiresAt) - Date.now()) / 1000)
    send(response, {
      json: await viewOf(link),
      headers: { 'set-cookie': [cookie(studio, draftCookie, token, seconds)] },
    })
  }

  async function remark(request: IncomingMessage): Promise<GuestView> {
    const link = await need(request)
    if (!link.mayRemark) throw new Refusal(403, readOnly)
    const { path, locale, quote, text } = jsonOf(await bytesOf(request, 20_000), remarkSchema)
    const language = locales.find(known => known === locale) ?? locales[0] ?? 'de'
    const file = fileOfPage(studio, path)
    const place = placeOf(studio, quote, file, language)
    await inStudioStore(studio, async queries => {
      if ((await remarksWhere(queries, 'link_id = $1', link.id)).length >= maxRemarks)
        throw new Refusal(429, tooMany)
      await addRemark(queries, {
        linkId: link.id,
        person: link.guest,
        file: place?.file ?? file,
        place: place?.path ?? [],
        language,
        quote,
        text,
      })
    })
    return viewOf(link)
  }

  /** Sends one mail when the guest has finished, not one for each remark. */
  async function finish(request: IncomingMessage): Promise<void> {
    const link = await need(request)
    const people = await withStudioStore(studio, peopleIn)
    const maker = people.filter(({ login }) => login === link.login)
    await tell(studio, maker, {
      subject: {
        de: `${link.guest} hat den Entwurf angesehen`,
        en: `${link.guest} has looked at the draft`,
      },
      says: [
        {
          de: 'Die Bemerkungen stehen in der Redaktion an ihren Feldern.',
          en: 'You will find the remarks in the Studio, each at its field.',
        },
        { de: studioAddress(studio, ''), en: studioAddress(studio, '') },
      ],
    })
  }

  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> => {
    const { pathname } = new URL(address, 'http://studio')
    if (pathname !== '/draft' && !pathname.startsWith('/draft/')) return false
    const asked = `${request.method} ${pathname}`
    if (asked === 'GET /draft') send(response, programPage('guest', 'Entwurf'))
    else if (asked === 'POST /draft/open') await open(request, response)
    else if (asked === 'GET /draft/view') send(response, { json: await viewOf(await need(request)) })
    else if (asked === 'POST /draft/remark') send(response, { json: await remark(request) })
    else if (asked === 'POST /draft/done') {
      await limit(request)
      await finish(request)
      send(response, { json: {} })
    } else if (request.method === 'GET' && pathname.startsWith(sitePrefix)) {
      const [builds, link] = [await buildsOf(), await need(request)]
      const isPage = extname(pathname) === ''
      const folder = (isPage ? undefined : builds.lastShown(link)) ?? (await builds.state(link)).folder
      const file = folder && draftFile(folder, pathname.slice(sitePrefix.length), sitePrefix)
      if (!file) throw new Refusal(404, nothingHere)
      send(response, file)
    } else throw new Refusal(404, nothingHere)
    return true
  }
}
