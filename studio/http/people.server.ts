// The people with access to the Studio, and their roles.
import { randomUUID } from 'node:crypto'
import type { Queries } from '../../service/store/database.ts'
import { type Role, rightsOf, roles } from './rights.ts'
import type { Person } from './route.ts'
import type { Studio } from './settings.ts'
import { inStudioStore, withStudioStore } from './store.server.ts'

export type StoredPerson = {
  id: string
  /** The name that the proxy gives, or the address that login links go to. */
  login: string
  name: string
  /** The address that mails about approvals and remarks go to. */
  email: string | null
  roles: Role[]
}

export const administers = ({ roles: granted }: Pick<StoredPerson, 'roles'>): boolean =>
  granted.includes('administer')

type Row = Omit<StoredPerson, 'roles'> & { roles: string }

const personIn = ({ roles: granted, ...row }: Row): StoredPerson => ({
  ...row,
  roles: roles.filter(role => granted.split(',').includes(role)),
})

export async function peopleIn(queries: Queries): Promise<StoredPerson[]> {
  const rows = await queries.query<Row>('SELECT id, login, name, email, roles FROM people ORDER BY name')
  return rows.map(personIn)
}

export const personWithRights = ({ name, login, roles: granted }: StoredPerson): Person => ({
  name,
  login,
  may: rightsOf(granted),
})

/** Compares addresses without case, and names from a proxy exactly. */
const comparable = (login: string) => (login.includes('@') ? login.toLowerCase() : login)

const personWhere = async (studio: Studio, column: 'id' | 'login', value: string) => {
  const [row] = await withStudioStore(studio, ({ query }) =>
    query<Row>(`SELECT id, login, name, email, roles FROM people WHERE ${column} = $1`, [value]),
  )
  return row && personIn(row)
}

export const personByLogin = (studio: Studio, login: string): Promise<StoredPerson | undefined> =>
  personWhere(studio, 'login', comparable(login))
export const personById = (studio: Studio, id: string): Promise<StoredPerson | undefined> =>
  personWhere(studio, 'id', id)

export async function storePerson(queries: Queries, person: Omit<StoredPerson, 'id'> & { id?: string }) {
  await queries.query(
    `INSERT INTO people (id, login, name, email, roles) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET login = excluded.login, name = excluded.name, email = excluded.email,
       roles = excluded.roles`,
    [
      person.id ?? randomUUID(),
      comparable(person.login),
      person.name,
      person.email,
      roles.filter(role => person.roles.includes(role)).join(','),
    ],
  )
}

const namesIn = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')

/** Turns the people listed in old settings into people with roles, once: while the store has nobody. */
export async function adoptEarlierLists(studio: Studio, env: NodeJS.ProcessEnv): Promise<void> {
  const [editors, inbox] = [namesIn(env.STUDIO_EDITORS), namesIn(env.STUDIO_INBOX)]
  if (!studio.login || editors.length + inbox.length === 0) return
  await inStudioStore(studio, async queries => {
    if ((await peopleIn(queries)).length > 0) return
    for (const login of new Set([...editors, ...inbox])) {
      const granted: Role[] = [
        ...(editors.includes(login) ? (['edit', 'publish'] as const) : []),
        ...(inbox.includes(login) ? (['inbox'] as const) : []),
      ]
      const email = login.includes('@') ? login : null
      await storePerson(queries, { login, name: login, email, roles: granted })
    }
  })
}
