import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '../store/sqlite.ts'
import { studioSchema } from '../store/studio-schema.ts'

/**
 * Reads the bids, remarks and journal of the Studio, for a firm that leaves. People, logins and links are left out, because
 * they only work in this Studio, and some are secret.
 */
export async function studioRows(dataDir: string): Promise<Record<string, unknown[]>> {
  if (!existsSync(join(dataDir, studioSchema.file))) return {}
  const database = await openSqlite(dataDir, studioSchema)
  try {
    const bids = await database.query<{ work: string }>('SELECT * FROM bids ORDER BY changed_at')
    return {
      bids: bids.map(bid => ({ ...bid, work: bid.work && JSON.parse(bid.work) })),
      remarks: await database.query('SELECT * FROM remarks ORDER BY at'),
      journal: await database.query('SELECT * FROM journal ORDER BY at'),
    }
  } finally {
    await database.close()
  }
}
