// The privacy policy. It states the retention that the service is configured with.
import { readConfig } from '../../../service/operation/config.ts'
import type { Locale } from '../../routes.ts'
import { presentLegal } from '../legal/present.ts'
import { matomo } from '../shared/matomo.ts'
import { page } from '../shared/page.ts'

export type DatenschutzPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { cookieTable, optOut } = await page('datenschutz', locale)
  const { retentionMonths } = readConfig(process.env)
  // What nothing can store here, because nothing counts, is not in the table.
  const rows = cookieTable.rows.filter(({ when }) => matomo || when !== 'statistics')
  return {
    view: await presentLegal('datenschutz', locale, { retentionMonths }),
    cookieTable: { ...cookieTable, rows },
    optOut,
  }
}
