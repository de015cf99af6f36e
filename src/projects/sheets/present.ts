// All reference sheets; the address says which are shown (sheets.client.ts). Without script all of them are.
import { type Locale, pathOf } from '../../routes.ts'
import { page } from '../../site/shared/page.ts'
import { site } from '../../site/shared/site.ts'
import { sheetData } from './reference-sheet.ts'

export type SheetsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, list, formats, print, choose } = await page('sheets', locale)
  const ids = Object.entries(site(locale).projects)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id]) => id)
  return {
    view: {
      hero,
      list,
      formats,
      print,
      choose: { label: choose, href: pathOf('finder', locale) },
      path: pathOf('sheets', locale),
      sheets: await Promise.all(ids.map(id => sheetData(id, locale))),
    },
  }
}
