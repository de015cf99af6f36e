import { existsSync } from 'node:fs'
import { openSqlite } from '../store/sqlite.ts'
import { SqliteFiles } from '../store/sqlite-files.ts'
import { studioSchema } from '../store/studio-schema.ts'

/** Removes a person from the Studio's store, by address. Says whether the rows are out of its files. */
export async function eraseFromStudio(dataDir: string, email: string): Promise<boolean> {
  if (!existsSync(new SqliteFiles(dataDir, studioSchema).database)) return true
  const database = await openSqlite(dataDir, studioSchema)
  try {
    const erased = await database.transaction(async queries => {
      const people = await queries.query<{ name: string; login: string }>(
        'DELETE FROM people WHERE lower(email) = $1 OR lower(login) = $1 RETURNING name, login',
        [email],
      )
      for (const { name, login } of people) {
        await queries.query('DELETE FROM journal WHERE person = $1', [name])
        await queries.query('DELETE FROM edits WHERE login = $1', [login])
        await queries.query('DELETE FROM verdicts WHERE login = $1', [login])
        await queries.query('DELETE FROM remarks WHERE person = $1', [name])
        await queries.query("UPDATE requests SET person = '', login = '', note = '' WHERE login = $1", [
          login,
        ])
        for (const column of ['person', 'changed_by', 'verdict_by'])
          await queries.query(`UPDATE bids SET ${column} = '' WHERE ${column} = $1`, [name])
      }
      // A guest is known by what stands beside the link, which may be an address.
      const links = await queries.query<{ id: string }>(
        'DELETE FROM links WHERE instr(lower(guest), $1) > 0 RETURNING id',
        [email],
      )
      for (const { id } of links) await queries.query('DELETE FROM remarks WHERE link_id = $1', [id])
      return people.length + links.length
    })
    return erased === 0 || (await database.forget())
  } finally {
    await database.close()
  }
}
