// Answers which person is signed in, and what they may do.
import { locales } from '../../src/routes.ts'
import { readIfReadable } from '../content/files.ts'
import { type DataOf, dataRoute } from '../http/route.ts'

type Firm = { shortName?: string; name?: string; url?: string; languages?: string[] }

export const me = dataRoute('GET', 'me', ({ person, studio }) => {
  const {
    shortName,
    name = '',
    url = '',
    languages = [...locales],
  } = (readIfReadable(studio, 'firm.yaml') ?? {}) as Firm
  return {
    name: person.name,
    may: person.may,
    firm: shortName ?? name,
    address: url,
    languages,
    isShared: studio.login !== undefined,
    /** True if the Studio's own login let the person in, so that they can sign out here. */
    signsOut: person.session !== undefined,
  }
})
export type Me = DataOf<typeof me>
