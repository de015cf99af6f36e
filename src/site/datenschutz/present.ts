// The privacy policy. It states the retention that the service is configured with.
import { readConfig } from '../../../service/config.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'

export type DatenschutzPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, contents, updated, sections, cookieTable, optOut } = await page('datenschutz', locale)
  const { retentionMonths } = readConfig(process.env)
  const stated = sections.map(section => ({ ...section, body: fill(section.body, { retentionMonths }) }))
  return { view: { hero, contents, updated, sections: stated }, cookieTable, optOut }
}
