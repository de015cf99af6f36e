// Lists addresses that visitors opened and that do not exist, and redirects such an address to a page.
import * as v from 'valibot'
import { otherNames } from '../../service/visits/visit-counter.ts'
import { lastDays, readVisits } from '../../service/visits/visit-sums.ts'
import { firstLocale, locales } from '../../src/routes.ts'
import { contentFiles, readIfReadable } from '../content/files.ts'
import { fileName, isPageFile, pathOfFile } from '../content/names.ts'
import { isPage } from '../content/page-of-file.ts'
import { type DataOf, dataRoute, type Notice, Refusal, unlessRefused, type Watch } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { withStore } from '../inbox/service-store.server.ts'
import { commit, type FileChange, textsOf } from '../pages/page-files.server.ts'
import { withRedirects } from '../pages/page-links.server.ts'
import { firstPeriod } from './visit-periods.ts'

/** Missing pages of the last days, without those that redirect by now. */
async function missingPages(studio: Studio) {
  const { since, until } = lastDays(firstPeriod)
  const { kinds } = await withStore(({ database }) => readVisits(database, since, until))
  const old = ((readIfReadable(studio, 'redirects.yaml') ?? []) as { from: string }[]).map(({ from }) =>
    from.toLowerCase(),
  )
  return kinds.missing.filter(
    ({ name }) => name !== otherNames && !old.includes(name.toLowerCase()) && !isPage(studio, name),
  )
}

const missing = dataRoute('GET', 'visits/missing', async ({ studio, language }) => ({
  pages: await missingPages(studio),
  targets: contentFiles(studio)
    .filter(({ file }) => isPageFile(file) || file.startsWith('projects/'))
    .map(({ file }) => ({ file, label: fileName(file, readIfReadable(studio, file))[language] })),
}))
export type Missing = DataOf<typeof missing>

const noTarget = { de: 'Diese Seite gibt es nicht.', en: 'There is no such page.' }

/** An address below a language leads to the page in that language. */
const redirect = dataRoute('POST', 'visits/redirect', async ({ studio, json, language }) => {
  const { from, to } = await json(
    v.strictObject({ from: v.pipe(v.string(), v.maxLength(400)), to: v.string() }),
  )
  if (!contentFiles(studio).some(({ file }) => file === to)) throw new Refusal(404, noTarget)
  const locale = locales.slice(1).find(other => from.startsWith(`/${other}/`)) ?? firstLocale()
  const changes = withRedirects(studio, [{ from, to: pathOfFile(to, locale) }], [])
  await commit(
    studio,
    textsOf(
      studio,
      changes.map((change): FileChange => ['redirects.yaml', change]),
    ),
    language,
  )
  return {}
})

/** Returns no notice if the store is unavailable, because the inbox reports that. */
async function notices(studio: Studio): Promise<Notice[]> {
  const pages = await missingPages(studio).catch(unlessRefused([]))
  if (pages.length === 0) return []
  const [first] = pages
  const one = pages.length === 1
  return [
    {
      area: 'service',
      wrong: false,
      mark: { de: '404', en: '404' },
      says: {
        de: one
          ? `Besucher suchen die Adresse ${first?.name}, die es nicht gibt.`
          : `Besucher suchen ${pages.length} Adressen, die es nicht gibt.`,
        en: one
          ? `Visitors are looking for the address ${first?.name}, which does not exist.`
          : `Visitors are looking for ${pages.length} addresses that do not exist.`,
      },
      href: 'missing',
      action: { de: 'Umleiten', en: 'Redirect' },
    },
  ]
}

export const missingWatch: Watch = { access: 'edit', notices }
export const missingRoutes = [missing, redirect]
