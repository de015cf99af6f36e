// What every screen asks for first: who is here, what they may do, and the numbers in the header.

import { readIfReadable } from './content/files.ts'
import type { Call, Notice, Route } from './route.ts'
import { counters, routes, watches } from './routes.ts'

const me: Route = {
  method: 'GET',
  path: 'me',
  access: 'either',
  handle: async ({ person, studio }) => {
    const firm = (readIfReadable(studio, 'firm.yaml') ?? {}) as {
      shortName?: string
      name?: string
      url?: string
    }
    return {
      json: {
        name: person.name,
        may: person.may,
        firm: firm.shortName ?? firm.name ?? '',
        address: firm.url ?? '',
        isShared: studio.login !== undefined,
      },
    }
  },
}

const counts: Route = {
  method: 'GET',
  path: 'counts',
  access: 'either',
  handle: async ({ person, studio }) => {
    const mine = counters.filter(({ access }) => person.may[access])
    const found = await Promise.all(mine.map(async ({ name, count }) => [name, await count(studio)] as const))
    return { json: Object.fromEntries(found) }
  },
}

const notices: Route = {
  method: 'GET',
  path: 'notices',
  access: 'either',
  handle: async ({ person, studio, language }: Call) => {
    const mine = watches.filter(({ access }) => person.may[access])
    const found = (await Promise.all(mine.map(({ notices: of }) => of(studio)))).flat()
    return { json: found.map(notice => inLanguage(notice, language)) }
  },
}

const inLanguage = ({ mark, says, hint, action, ...rest }: Notice, language: Call['language']) => ({
  ...rest,
  mark: mark[language],
  says: says[language],
  hint: hint?.[language],
  action: action[language],
})

export const allRoutes = (): Route[] => [me, counts, notices, ...routes]
