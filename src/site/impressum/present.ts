// The imprint.
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'

export type ImpressumPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, contents, updated, sections } = await page('impressum', locale)
  return { view: { hero, contents, updated, sections } }
}
