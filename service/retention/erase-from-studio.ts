import { existsSync } from 'node:fs'
import { normaliseEmail } from '../inquiries/inquiry.ts'
import type { Queries } from '../store/database.ts'
import { openSqlite } from '../store/sqlite.ts'
import { SqliteFiles } from '../store/sqlite-files.ts'
import { studioSchema } from '../store/studio-schema.ts'

/** Says, within the transaction that erases, whether the accounts of an address may be erased. */
export type MayEraseAccount = (queries: Queries) => Promise<boolean>

export interface ErasedFromStudio {
  /** The addresses of the erased accounts. */
  addresses: string[]
  /** True where an account stays, because it may not be erased. */
  hasAccount: boolean
  /** False while the rows are still in the files of the store. */
  isForgotten: boolean
}

interface Account {
  name: string
  login: string
  email: string | null
}

const isTheirs = 'WHERE lower(email) = $1 OR lower(login) = $1'

/** Counts what an erasure would remove from the Studio's store. */
export async function countInStudio(
  dataDir: string,
  email: string,
): Promise<{ accounts: number; links: number }> {
  if (!existsSync(new SqliteFiles(dataDir, studioSchema).database)) return { accounts: 0, links: 0 }
  const database = await openSqlite(dataDir, studioSchema)
  try {
    const accounts = await accountsOf(database, email)
    const links = await linksFor(database, email)
    return { accounts: accounts.length, links: links.length }
  } finally {
    await database.close()
  }
}

const accountsOf = (queries: Queries, email: string): Promise<Account[]> =>
  queries.query<Account>(`SELECT name, login, email FROM people ${isTheirs}`, [email])

/** The links to drafts that were made for this guest. */
async function linksFor(queries: Queries, email: string): Promise<{ id: string }[]> {
  const guests = await queries.query<{ id: string; guest: string }>('SELECT id, guest FROM links')
  return guests.filter(({ guest }) => addressesIn(guest).includes(email))
}

/** Removes a person from the Studio's store, by address. */
export async function eraseFromStudio(
  dataDir: string,
  email: string,
  mayEraseAccount: MayEraseAccount = async () => true,
): Promise<ErasedFromStudio> {
  if (!existsSync(new SqliteFiles(dataDir, studioSchema).database))
    return { addresses: [], hasAccount: false, isForgotten: true }
  const database = await openSqlite(dataDir, studioSchema)
  try {
    const { accounts, hasAccount } = await database.transaction(async queries => {
      const people = await accountsOf(queries, email)
      const hasAccount = people.length > 0 && !(await mayEraseAccount(queries))
      const accounts = hasAccount ? [] : people
      for (const account of accounts) await eraseAccount(queries, account)
      for (const { id } of await linksFor(queries, email)) {
        await queries.query('DELETE FROM links WHERE id = $1', [id])
        await queries.query('DELETE FROM remarks WHERE link_id = $1', [id])
      }
      return { accounts, hasAccount }
    })
    const addresses = accounts.flatMap(account => [account.login, account.email ?? ''])
    // Also where nothing was erased: an earlier run may not have got the rows out of the files.
    return { addresses, hasAccount, isForgotten: await database.forget() }
  } finally {
    await database.close()
  }
}

/** The addresses beside a link, where an editor wrote who the guest is. Another's may contain the one that is sought. */
const addressesIn = (guest: string): string[] =>
  guest
    .split(/[\s<>,;()"]+/)
    .filter(word => word.includes('@'))
    .map(normaliseEmail)

async function eraseAccount(queries: Queries, { name, login }: Account): Promise<void> {
  await queries.query('DELETE FROM people WHERE login = $1', [login])
  await queries.query('DELETE FROM journal WHERE person = $1', [name])
  await queries.query('DELETE FROM edits WHERE login = $1', [login])
  await queries.query('DELETE FROM verdicts WHERE login = $1', [login])
  await queries.query('DELETE FROM remarks WHERE person = $1', [name])
  await queries.query("UPDATE remarks SET answered_by = '' WHERE answered_by = $1", [name])
  await queries.query("UPDATE requests SET person = '', login = '', note = '' WHERE login = $1", [login])
  await queries.query('UPDATE requests SET asked = NULL WHERE asked = $1', [login])
  await eraseAuthor(queries, login)
  await queries.query("UPDATE links SET person = '', login = '' WHERE login = $1", [login])
  for (const column of ['person', 'changed_by', 'verdict_by'])
    await queries.query(`UPDATE bids SET ${column} = '' WHERE ${column} = $1`, [name])
}

/** Takes the person out of the writers of each file that a request asks for. */
async function eraseAuthor(queries: Queries, login: string): Promise<void> {
  const requests = await queries.query<{ id: string; authors: string }>('SELECT id, authors FROM requests')
  for (const { id, authors } of requests) {
    const files = JSON.parse(authors) as Record<string, { login: string; person: string }[]>
    const erased = Object.entries(files).map(([file, writers]) => [
      file,
      writers.filter(writer => writer.login !== login),
    ])
    const changed = JSON.stringify(Object.fromEntries(erased))
    if (changed !== authors)
      await queries.query('UPDATE requests SET authors = $1 WHERE id = $2', [changed, id])
  }
}
