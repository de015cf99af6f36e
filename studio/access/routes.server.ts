// The people of the Studio with their roles, and the journal. For administrators.
import * as v from 'valibot'
import { isEmail } from '../../src/forms/schema.ts'
import { entriesIn } from '../http/journal.server.ts'
import { administers, peopleIn, storePerson } from '../http/people.server.ts'
import { roles } from '../http/rights.ts'
import { type Call, type DataOf, dataRoute, Refusal } from '../http/route.ts'
import { isFresh } from '../http/sessions.server.ts'
import { inStudioStore, withStudioStore } from '../http/store.server.ts'

const lastOne = {
  de: 'Mindestens eine Person muss den Zugang verwalten. Geben Sie dieses Recht zuerst einer anderen.',
  en: 'At least one person has to manage access. Give this role to another person first.',
}
const taken = {
  de: 'Diese Anmeldung hat schon eine andere Person. Geben Sie eine andere ein.',
  en: 'Another person already has this login. Please enter another one.',
}
const mistyped = {
  de: 'Das ist keine E-Mail-Adresse.',
  en: 'This is not an email address.',
}

const signInAgain = {
  de: 'Dafür muss Ihre Anmeldung frisch sein. Melden Sie sich ab und wieder an.',
  en: 'This needs a recent sign-in. Please sign out and in again.',
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const personSchema = v.strictObject({
  id: v.optional(text),
  login: text,
  name: text,
  email: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  roles: v.array(v.picklist(roles)),
})

const people = dataRoute('GET', 'access/people', async ({ studio }) => ({
  people: await withStudioStore(studio, peopleIn),
  /** True if people need no login, because they sit at this computer. */
  isAlone: studio.login === undefined,
  /** True if people sign in with a link to their address. */
  isByMail: studio.login === 'mail',
}))
export type AccessData = DataOf<typeof people>

function needFresh({ person: { session } }: Call): void {
  if (!isFresh(session)) throw new Refusal(403, signInAgain)
}

const store = dataRoute('POST', 'access/person', async call => {
  needFresh(call)
  const { studio, json } = call
  const person = await json(personSchema)
  const addresses = [person.email, studio.login === 'mail' ? person.login : undefined]
  if (addresses.some(address => address && !isEmail(address))) throw new Refusal(422, mistyped)
  await inStudioStore(studio, async queries => {
    const others = (await peopleIn(queries)).filter(({ id }) => id !== person.id)
    if (others.some(({ login }) => login.toLowerCase() === person.login.toLowerCase()))
      throw new Refusal(409, taken)
    if (!administers(person) && !others.some(administers)) throw new Refusal(409, lastOne)
    await storePerson(queries, {
      ...person,
      email: person.email || null,
      id: person.id ?? crypto.randomUUID(),
    })
  })
})

const remove = dataRoute('POST', 'access/remove', async call => {
  needFresh(call)
  const { studio, json } = call
  const { id } = await json(v.strictObject({ id: text, name: text }))
  await inStudioStore(studio, async queries => {
    const all = await peopleIn(queries)
    if (!all.some(found => found.id !== id && administers(found))) throw new Refusal(409, lastOne)
    await queries.query('DELETE FROM people WHERE id = $1', [id])
  })
})

const endSessions = dataRoute('POST', 'access/end-sessions', async ({ studio, json }) => {
  const { id } = await json(v.strictObject({ id: text, name: text }))
  await withStudioStore(studio, ({ query }) => query('DELETE FROM sessions WHERE person_id = $1', [id]))
})

const journal = dataRoute('GET', 'access/journal', ({ studio }) => withStudioStore(studio, entriesIn))
export type JournalData = DataOf<typeof journal>

export const accessRoutes = [people, store, remove, endSessions, journal]
