import { existsSync } from 'node:fs'
import { normaliseEmail } from '../inquiries/inquiry.ts'
import type { Queries } from '../store/database.ts'
import { openSqlite } from '../store/sqlite.ts'
import { SqliteFiles } from '../store/sqlite-files.ts'
import { studioSchema } from '../store/studio-schema.ts'

/** Decides, within the transaction of the erasure, whether the accounts of an address may be erased. */
export type MayEraseAccount = (queries: Queries) => Promise<boolean>

export interface ErasedFromStudio {
  /** The addresses of the erased accounts. */
  addresses: string[]
  /** True if an account stays, because it may not be erased. */
  hasAccount: boolean
  /** False while the store's files still contain the rows. */
  isForgotten: boolean
}

interface Account {
  name: string
  login: string
  email: string | null
}

const isTheirs = 'WHERE lower(email) = $1 OR lower(login) = $1'

/** Counts the accounts and draft links that an erasure would remove from the Studio's store. */
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

/** Returns the draft links that were made for this guest. */
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
      if (!hasAccount) await eraseSubjects(queries, email, accounts)
      return { accounts, hasAccount }
    })
    const addresses = accounts.flatMap(account => [account.login, account.email ?? ''])
    // An earlier run may have left deleted rows in the files, so this runs even if nothing was erased now.
    return { addresses, hasAccount, isForgotten: await database.forget() }
  } finally {
    await database.close()
  }
}

/** Removes the person from the journal entries of others, such as an invitation or a change of roles. */
async function eraseSubjects(queries: Queries, email: string, accounts: Account[]): Promise<void> {
  const names = accounts.flatMap(({ name, login }) => [name, login])
  const entries = await queries.query<{ id: string; subject: string }>('SELECT id, subject FROM journal')
  for (const { id, subject } of entries)
    if (names.includes(subject) || addressesIn(subject).includes(email))
      await queries.query("UPDATE journal SET subject = '' WHERE id = $1", [id])
}

/** Finds the addresses in an editor's note about a guest. Whole words are compared, because one address may contain another. */
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

/** Removes the person from the authors of each file in a request. */
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
