// The accounts of the Studio that an erasure finds, by the rules under which Access removes people.
import type { Queries } from '../../service/store/database.ts'
import { administers, peopleIn, type StoredPerson } from '../http/people.server.ts'
import type { Person } from '../http/route.ts'
import { isFresh } from '../http/sessions.server.ts'

/** Expects an address in lower case. */
export async function accountsOf(queries: Queries, address: string): Promise<StoredPerson[]> {
  return (await peopleIn(queries)).filter(person => has(person, address))
}

const has = ({ login, email }: StoredPerson, address: string) =>
  login.toLowerCase() === address || email?.toLowerCase() === address

/** Requires an administrator who signed in just now, and another one who stays. */
export async function mayErase(queries: Queries, eraser: Person, address: string): Promise<boolean> {
  if (!eraser.may.administer || !isFresh(eraser.session)) return false
  return (await peopleIn(queries)).some(person => !has(person, address) && administers(person))
}
