// What an address that leads nowhere shows, with the pages that somebody may have meant.
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { foundIds, navOf, pageLink } from '../shared/site.ts'

export type NotFoundPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { sentence, home, homeInLanguage, near, words } = await page('not-found', locale)
  return {
    view: {
      sentence,
      home,
      /** Label of the link to /en, on English addresses only. */
      ownHome: locale === 'en' ? homeInLanguage : undefined,
    },
    near: {
      label: near,
      candidates: foundIds.map(id => ({
        ...pageLink(id, locale),
        words: [id, navOf(id, locale), ...(words[id] ?? [])].join(' '),
      })),
    },
  }
}
