// What is shown without a connection.
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'

export type OfflinePage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, retry } = await page('offline', locale)
  return { view: { hero, retry } }
}
