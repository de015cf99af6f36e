// What a page file asks for: its two paths, and its content in the language of the request.

import type { WithMedia } from '../../content/media.ts'
import { firstLocale, type Locale, locales, type RouteId } from '../../routes.ts'
import { withMedia } from './media.ts'
import { type PageContent, site } from './site.ts'

/** The static paths of a page file under [...locale]. */
export function bothLanguages() {
  return locales.map(locale => ({
    params: { locale: locale === firstLocale() ? undefined : locale },
    props: { locale },
  }))
}

export function page<Id extends RouteId>(id: Id, locale: Locale): Promise<WithMedia<PageContent<Id>>> {
  const pages: { [K in RouteId]?: PageContent<K> } = site(locale).oldPages
  const content = pages[id]
  if (!content) throw new Error(`content/pages has no ${id}.yaml`)
  return withMedia<PageContent<Id>>(content, locale)
}
