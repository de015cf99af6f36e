// The Studio's own store, studio.db in DATA_DIR: people, and what they do. Content is kept by git alone.
import { type Database, type Queries, StoreError } from '../../service/store/database.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { studioSchema } from '../../service/store/studio-schema.ts'
import { Refusal } from './route.ts'
import type { Studio } from './settings.ts'

const away = {
  de: 'Der Speicher der Redaktion antwortet nicht. Es ist nichts verloren; versuchen Sie es in einer Minute noch einmal.',
  en: 'The Studio’s database is not responding. Nothing is lost; please try again in a minute.',
}

const opened = new Map<string, Promise<Database>>()

/**
 * Opens the store when it is first needed. A store that was replaced or became unavailable is reopened the next time.
 */
export async function withStudioStore<Result>(
  { dataDir }: Pick<Studio, 'dataDir'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = opened.get(dataDir) ?? openSqlite(dataDir, studioSchema)
  opened.set(dataDir, database)
  try {
    return await work(await database)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    console.error(error.message)
    await closeStudioStore(dataDir)
    throw new Refusal(503, away)
  }
}

/** Does the work in one transaction of the store. */
export const inStudioStore = <Result>(
  studio: Pick<Studio, 'dataDir'>,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> => withStudioStore(studio, ({ transaction }) => transaction(work))

export async function closeStudioStore(dataDir: string): Promise<void> {
  const database = opened.get(dataDir)
  opened.delete(dataDir)
  await database?.then(
    open => open.close(),
    () => {},
  )
}
