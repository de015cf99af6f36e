// The content in one language, as pages receive it.
import { contentDir } from '../../content/content-dir.ts'
import { readContent } from '../../content/read.ts'
import { type InLanguage, inLanguage } from '../../content/resolve.ts'
import { type Locale, locales, pathOf, type RouteId } from '../../routes.ts'
import type { Content, Pages } from '../content.ts'
import { countedPlaces } from '../counted.ts'
import { siteModel } from '../model.ts'
import { foundPages } from '../pages.ts'

export const content: Content = readContent(siteModel, contentDir())

const perLanguage = Object.fromEntries(
  locales.map(locale => [locale, inLanguage(content, locale, countedPlaces(content, locale))]),
) as Record<Locale, InLanguage<Content>>

export type Site = InLanguage<Content>
export type PageContent<Id extends RouteId> = InLanguage<Pages>[Id]

/** The languages that a page exists in: those in which it has a name. */
export function languagesOf(id: string): Locale[] {
  const page = content.pages[id]
  return locales.filter(locale => !page || page.nav.in(locale) !== undefined)
}

/** The names of all pages that visitors can find. */
export const foundIds = foundPages(content)

type AnyPage = Pick<PageContent<RouteId>, 'nav' | 'seo' | 'share'> & { heading: string; night: boolean }

export function site(locale: Locale): Site {
  const inLocale = perLanguage[locale]
  if (!inLocale) throw new Error(`This site has no language "${locale}"`)
  return inLocale
}

/** What all pages that visitors can find have in common, whatever they are. */
export function anyPage(id: string, locale: Locale): AnyPage {
  const { oldPages, pages } = site(locale)
  const page = pages[id]
  if (page?.share)
    return { ...page, share: page.share, heading: headingOf(page.sections), night: page.ground === 'night' }
  const old = (oldPages as { [K in RouteId]?: PageContent<K> })[id as RouteId]
  if (!old) throw new Error(`There is no page "${id}" in content/pages`)
  return { ...old, heading: headingOf([old.hero]), night: false }
}

/** The heading of the first section, in one line. */
function headingOf([first]: object[]): string {
  const { heading } = (first ?? {}) as { heading?: string | string[] }
  return Array.isArray(heading) ? heading.join(' ') : (heading ?? '')
}

/** Returns the names that every page has: in navigation, and in the browser's title. */
export function namesOf(id: string, locale: Locale): Pick<AnyPage, 'nav' | 'seo'> {
  const { oldPages, pages } = site(locale)
  const page = pages[id] ?? (oldPages as { [K in RouteId]?: PageContent<K> })[id as RouteId]
  if (!page) throw new Error(`There is no page "${id}" in content/pages`)
  return page
}

/** The name that a page has in navigation and breadcrumbs. */
export const navOf = (id: string, locale: Locale): string => namesOf(id, locale).nav

/** A link to a page under the name it has in navigation. */
export type PageLink = { id: string; href: string; label: string }

export function pageLink(id: string, locale: Locale): PageLink {
  return { id, href: pathOf(id, locale), label: navOf(id, locale) }
}
