// The Studio's own login, for firms without one: a link by mail, which works once, for ten minutes, in the browser that
// asked for it.
import * as v from 'valibot'
import { networkOf } from '../../service/http/client-address.ts'
import { loginLinkMinutes } from '../../service/outbox/retry.ts'
import { createDailyHash } from '../../service/spam/daily-hash.ts'
import { countAgainst, deleteArrivals, type Limit } from '../../service/spam/limits.ts'
import type { Queries } from '../../service/store/database.ts'
import { personByLogin } from '../http/people.server.ts'
import { type DataOf, dataRoute, type OpenCall, type OpenRoute, Refusal } from '../http/route.ts'
import {
  beginSession,
  cookie,
  hashOf,
  newSecret,
  readCookie,
  sessionCookie,
  sessionsOf,
} from '../http/sessions.server.ts'
import type { Studio } from '../http/settings.ts'
import { inStudioStore, withStudioStore } from '../http/store.server.ts'
import { sendMail, studioAddress } from './mail.server.ts'

export const linkMinutes = loginLinkMinutes
const hourSeconds = 3600

const tooMany = {
  de: 'Das waren zu viele Versuche. Versuchen Sie es in einer Stunde noch einmal.',
  en: 'Too many attempts. Please try again in an hour.',
}
const useless = {
  de: 'Dieser Link gilt nicht mehr, oder nicht in diesem Browser. Fordern Sie hier einen neuen an.',
  en: 'This link is no longer valid, or not valid in this browser. Request a new one here.',
}
const noLogin = { de: 'Das gibt es hier nicht.', en: 'Not found.' }

/** Holds a random value, set when a link is requested. The link works only in the browser that has it. */
const askedCookie = 'studio-asked'

/** Makes a link for a person. The command of an administrator makes one without a browser that asked for it. */
export async function newLoginLink(
  queries: Queries,
  studio: Studio,
  personId: string,
  browser: string | undefined,
  now = new Date(),
): Promise<string> {
  const token = newSecret()
  await queries.query('DELETE FROM logins WHERE expires_at <= $1', [now.toISOString()])
  await queries.query('INSERT INTO logins (hash, person_id, browser, expires_at) VALUES ($1, $2, $3, $4)', [
    hashOf(token),
    personId,
    browser === undefined ? null : hashOf(browser),
    new Date(now.getTime() + linkMinutes * 60_000).toISOString(),
  ])
  // Browsers never send the part after the number sign, so no server logs the token.
  return studioAddress(studio, `login#${token}`)
}

async function limit(studio: Studio, limits: (hash: (text: string) => string) => Limit[]): Promise<void> {
  const reached = await withStudioStore(studio, async database => {
    const now = new Date()
    const hash = await createDailyHash(database)(now)
    await deleteArrivals(database, now)
    return database.transaction(queries => countAgainst(queries, limits(hash), now))
  })
  if (reached) throw new Refusal(429, tooMany)
}

function needLogin({ studio }: OpenCall): void {
  if (studio.login !== 'mail') throw new Refusal(404, noLogin)
}

const ask: OpenRoute = {
  method: 'POST',
  path: 'login/ask',
  handle: async call => {
    needLogin(call)
    const { studio, client, json } = call
    const { email } = await json(
      v.strictObject({ email: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)) }),
    )
    // Limits count by the requester's network, so that a stranger cannot lock out the owner of an address.
    await limit(studio, hash => [
      { key: `client login ${hash(networkOf(client))}`, most: 20, seconds: hourSeconds },
      {
        key: `client pair ${hash(`${networkOf(client)} ${email.toLowerCase()}`)}`,
        most: 5,
        seconds: hourSeconds,
      },
    ])
    const browser = newSecret()
    // Does not wait for the mail, so that the answer takes the same time whether the address is known or not.
    void mailLink(studio, email, browser).catch(console.error)
    return {
      json: {},
      headers: { 'set-cookie': [cookie(studio, askedCookie, browser, linkMinutes * 60)] },
    }
  },
}

async function mailLink(studio: Studio, email: string, browser: string): Promise<void> {
  const person = await personByLogin(studio, email)
  if (!person || person.roles.length === 0) return
  const link = await inStudioStore(studio, queries => newLoginLink(queries, studio, person.id, browser))
  await sendMail(studio, {
    purpose: 'login',
    to: { name: person.name, address: person.login },
    subject: { de: 'Ihre Anmeldung bei der Redaktion', en: 'Sign in to the Studio' },
    says: [
      {
        de: `Dieser Link meldet Sie an. Er gilt einmal, ${linkMinutes} Minuten lang, in dem Browser, in dem Sie ihn angefordert haben:`,
        en: `This link signs you in. It works once, for ${linkMinutes} minutes, in the browser in which you requested it:`,
      },
      { de: link, en: link },
      {
        de: 'Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun.',
        en: 'If you did not request it, you can ignore this email.',
      },
    ],
  })
}

const enter: OpenRoute = {
  method: 'POST',
  path: 'login/enter',
  handle: async call => {
    needLogin(call)
    const { studio, client, json, request } = call
    const { token } = await json(v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }))
    await limit(studio, hash => [
      { key: `client enter ${hash(networkOf(client))}`, most: 30, seconds: hourSeconds },
    ])
    const browser = readCookie(request, studio, askedCookie)
    const agent = String(request.headers['user-agent'] ?? '')
    const begun = await inStudioStore(studio, async queries => {
      // A try uses the link up, also from another browser.
      const [login] = await queries.query<{
        person_id: string
        browser: string | null
        expires_at: string
      }>('DELETE FROM logins WHERE hash = $1 RETURNING person_id, browser, expires_at', [hashOf(token)])
      if (!login || Date.parse(login.expires_at) <= Date.now()) return undefined
      if (login.browser !== null && (!browser || hashOf(browser) !== login.browser)) return undefined
      // Ends the session that this browser had until now.
      await queries.query('DELETE FROM sessions WHERE hash = $1', [
        hashOf(readCookie(request, studio, sessionCookie) ?? ''),
      ])
      return beginSession(queries, studio, login.person_id, agent)
    })
    if (!begun) throw new Refusal(403, useless)
    return { json: {}, headers: { 'set-cookie': [begun, cookie(studio, askedCookie, '', 0)] } }
  },
}

export const openLoginRoutes: OpenRoute[] = [ask, enter]

const own = dataRoute('GET', 'login/sessions', ({ studio, person }) =>
  withStudioStore(studio, async queries => {
    const { session } = person
    const all = session ? await sessionsOf(queries, session.personId) : []
    return all.map(({ id, createdAt, seenAt, agent }) => ({
      id,
      createdAt,
      seenAt,
      agent,
      isThis: id === session?.id,
    }))
  }),
)
export type OwnSessions = DataOf<typeof own>

const end = dataRoute('POST', 'login/end', async ({ studio, person, json }) => {
  const { id } = await json(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
  await withStudioStore(studio, ({ query }) =>
    query('DELETE FROM sessions WHERE id = $1 AND person_id = $2', [id, person.session?.personId ?? '']),
  )
})

const leave = {
  method: 'POST' as const,
  path: 'login/leave',
  handle: async ({ studio, person, json }: Parameters<typeof end.handle>[0]) => {
    await json(v.strictObject({}))
    await withStudioStore(studio, ({ query }) =>
      query('DELETE FROM sessions WHERE id = $1', [person.session?.id ?? '']),
    )
    return {
      json: {},
      headers: { 'set-cookie': [cookie(studio, sessionCookie, '', 0)], 'clear-site-data': '"cache"' },
    }
  },
}

export const loginRoutes = [own, end, leave]
