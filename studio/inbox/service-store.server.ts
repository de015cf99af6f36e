// The service's own store, opened when the inbox is first visited.
import { type Config, ConfigError, readConfig } from '../../service/operation/config.ts'
import { createLog } from '../../service/operation/log.ts'
import { type Database, StoreError } from '../../service/store/database.ts'
import { openDatabase } from '../../service/store/open.ts'
import { Refusal } from '../http/route.ts'

export type Store = { database: Database; config: Config }

const away = {
  de: 'Die Anfragen lassen sich gerade nicht lesen, weil ihre Datenbank nicht antwortet. Es ist nichts verloren; versuchen Sie es in einer Minute noch einmal.',
  en: 'The inquiries are unavailable: their database is not responding. Nothing is lost; please try again in a minute.',
}

let opened: Promise<Store> | undefined

async function open(): Promise<Store> {
  const config = readConfig(process.env)
  return { config, database: await openDatabase(config, createLog('silent')) }
}

/**
 * Works with the store, or throws a refusal. A store that was replaced or became unavailable is reopened the next time.
 */
export async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  opened ??= open()
  const mine = opened
  try {
    return await work(await mine)
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error
    console.error(error.message)
    await closeStore(mine)
    throw new Refusal(503, away)
  }
}

export async function closeStore(which = opened): Promise<void> {
  if (opened === which) opened = undefined
  await which?.then(
    ({ database }) => database.close(),
    () => {},
  )
}
