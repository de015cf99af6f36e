// Builds the data of header, footer and banner for one page.

import { languageName } from '../i18n/language-name.ts'
import { firstLocale, type Locale, locales, localizePath, pathOf } from '../routes.ts'
import type { Shared } from '../share/shared.ts'
import { matomo } from '../site/shared/matomo.ts'
import { officeOf } from '../site/shared/offices.ts'
import { foundIds, isIn, navOf, pageLink, site } from '../site/shared/site.ts'
import { asksConsent, visitAddress } from '../site/shared/visit-counting.ts'
import type { ConsentData } from './ConsentBanner/ConsentBanner.tsx'
import type { Crumb } from './Crumbs/Crumbs.tsx'
import type { FooterData } from './Footer/Footer.tsx'

/** Finds the page one level above: the list of projects, for the finder. */
function parentOf(id: string): string | undefined {
  const above = pathOf(id, firstLocale()).split('/').slice(0, -1).join('/')
  return foundIds.find(other => pathOf(other, firstLocale()) === above)
}

export type HeaderData = ReturnType<typeof headerData>

/**
 * A page below one of the registry, such as a single project. It is not in the registry itself, because it comes from the
 * content.
 */
export type PageBelow = {
  /** The path in the first language. */
  path: string
  name: string
  seo: { title: string; description: string }
  shared: Shared
}

export function headerData(id: string, locale: Locale, below?: PageBelow) {
  const { firm, interface: ui, navigation } = site(locale)
  const here: true | 'page' = below || parentOf(id) ? true : 'page'
  const marks = parentOf(id) ?? id
  const isThere = (page: string) => isIn(page, locale)
  const marked = (route: string) => ({
    ...pageLink(route, locale),
    current: route === marks ? here : undefined,
  })
  return {
    name: firm.shortName,
    home: { href: pathOf('home', locale), label: ui.header.homeLink },
    labels: {
      navigation: ui.header.mainNavigation,
      services: ui.header.services,
      focusAreas: ui.header.focusAreas,
      more: ui.header.more,
      menu: ui.header.menu,
      closeMenu: ui.header.closeMenu,
      languages: ui.header.languages,
    },
    services: navigation.services
      .filter(service => isThere(service.page))
      .map(service => ({ ...marked(service.page), teaser: service.teaser })),
    direct: navigation.direct.filter(isThere).map(marked),
    focus: navigation.focus.filter(isThere).map(marked),
    more: navigation.more.filter(isThere).map(marked),
    contact: marked('contact'),
    languages: languagesOfPage(id, locale, below),
  }
}

export type LanguageLink = { href: string; label: string; short: string; lang: Locale; isCurrent: boolean }

/**
 * Links to the page in each language, or to the home page of a language that does not have it. A site in one language has
 * no switch.
 */
function languagesOfPage(id: string, locale: Locale, below?: PageBelow): LanguageLink[] {
  const { header } = site(locale).interface
  const isFound = foundIds.includes(id) || parentOf(id) !== undefined
  const links = locales.map(other => ({
    href: below ? localizePath(below.path, other) : pathOf(isFound && isIn(id, other) ? id : 'home', other),
    label: capitalized(languageName(other, other), other),
    short: other.toUpperCase(),
    lang: other,
    isCurrent: other === locale,
  }))
  if (links.length > 2) return links
  // With one other language, the interface texts provide its label.
  const { otherLanguage: label, otherLanguageShort: short } = header
  return links.filter(link => !link.isCurrent).map(link => ({ ...link, label, short }))
}

/** Capitalizes a language name. Some languages write theirs in lower case, which suits a sentence but not a list. */
const capitalized = ([first = '', ...rest]: string, locale: Locale): string =>
  first.toLocaleUpperCase(locale) + rest.join('')

export function footerData(id: string, locale: Locale, below?: PageBelow): FooterData {
  const { firm, interface: ui, navigation } = site(locale)
  const office = officeOf(firm)
  const links = (routes: string[]) =>
    routes.filter(route => isIn(route, locale)).map(route => pageLink(route, locale))
  return {
    name: firm.name,
    shortName: firm.shortName,
    year: new Date().getFullYear(),
    sample: firm.sample,
    labels: { ...ui.footer, focus: ui.header.focusAreas },
    services: links(navigation.footer.services),
    focus: links(navigation.focus),
    office: links(navigation.footer.office),
    legal: links(navigation.footer.legal),
    address: [firm.name, office.street, `${office.postalCode} ${office.locality}`],
    email: firm.email,
    phone: firm.phone,
    contactLink: pageLink('contact', locale),
    contactLabel: ui.footer.allContacts,
    sheet: below?.name ?? navOf(id, locale),
  }
}

/** Returns undefined if nothing needs consent and the firm does not want the banner anyway. */
export function consentData(locale: Locale): ConsentData | undefined {
  if (!asksConsent()) return undefined
  const { withoutStatistics, withVisitCounts, ...consent } = site(locale).interface.consent
  return {
    ...consent,
    ...(matomo ? {} : visitAddress() ? withVisitCounts : withoutStatistics),
    privacy: { href: pathOf('datenschutz', locale), label: consent.privacyLink },
  }
}

/** Returns the breadcrumbs. Home pages have none. */
export function crumbsOf(id: string, locale: Locale, below?: PageBelow): Crumb[] {
  if (id === 'home') return []
  const parent = parentOf(id)
  return [
    { href: pathOf('home', locale), label: site(locale).interface.breadcrumbs.home },
    ...(parent && isIn(parent, locale) ? [pageLink(parent, locale)] : []),
    { href: pathOf(id, locale), label: navOf(id, locale) },
    ...(below ? [{ href: localizePath(below.path, locale), label: below.name }] : []),
  ]
}
