// All reference sheets; the address says which are shown (sheets.client.ts). Without script all of them are.
import { type Locale, pathOf } from '../../routes.ts'
import { page } from '../../site/shared/page.ts'
import { site } from '../../site/shared/site.ts'
import { orderedProjects } from '../catalogue.ts'
import { sheetData } from './reference-sheet.ts'

export type SheetsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero } = await page('sheets', locale)
  const { label, formats, print, choose } = site(locale).interface.referenceSheets
  const ids = orderedProjects(locale).map(([id]) => id)
  return {
    view: {
      hero,
      list: label,
      formats,
      print,
      choose: { label: choose, href: pathOf('finder', locale) },
      path: pathOf('sheets', locale),
      sheets: await Promise.all(ids.map(id => sheetData(id, locale))),
    },
  }
}
