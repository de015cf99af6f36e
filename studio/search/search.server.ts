// Finds texts by their words, and the field of a text that was clicked in the preview.
import * as v from 'valibot'
import { locales } from '../../src/routes.ts'
import { placeOf, search } from '../content/all-texts.ts'
import { unreadable } from '../content/files.ts'
import { type DataOf, dataRoute } from '../http/route.ts'

const find = dataRoute('GET', 'search', ({ studio, query, language }) => ({
  ...search(studio, (query.get('q') ?? '').slice(0, 200), language),
  unreadable: unreadable(studio).map(says => says[language]),
}))
export type SearchResult = DataOf<typeof find>

const locate = dataRoute('POST', 'place', async ({ studio, json }) => {
  const { text, file, locale } = await json(
    v.strictObject({
      text: v.pipe(v.string(), v.maxLength(20_000)),
      file: v.string(),
      locale: v.pipe(
        v.string(),
        v.check(code => locales.includes(code)),
      ),
    }),
  )
  return { place: placeOf(studio, text, file, locale) ?? null }
})

export const searchRoutes = [find, locate]
