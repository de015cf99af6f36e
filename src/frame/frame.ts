// The data of header, footer and banner for one page, from content and the registry.

import { isUtility, type Locale, pathOf } from '../routes.ts'
import { matomo } from '../site/shared/matomo.ts'
import { officeOf } from '../site/shared/offices.ts'
import { navOf, pageLink, site } from '../site/shared/site.ts'
import type { ConsentData } from './ConsentBanner/ConsentBanner.tsx'
import type { Crumb } from './Crumbs/Crumbs.tsx'
import type { FooterData } from './Footer/Footer.tsx'

export type HeaderData = ReturnType<typeof headerData>

export function headerData(id: string, locale: Locale) {
  const { firm, interface: ui, navigation } = site(locale)
  const other: Locale = locale === 'de' ? 'en' : 'de'
  const marked = (route: string) => ({ ...pageLink(route, locale), current: route === id })
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
    },
    services: navigation.services.map(service => ({ ...marked(service.page), teaser: service.teaser })),
    direct: navigation.direct.map(marked),
    focus: navigation.focus.map(marked),
    more: navigation.more.map(marked),
    contact: marked('contact'),
    language: {
      href: pathOf(isUtility(id) ? 'home' : id, other),
      label: ui.header.otherLanguage,
      short: ui.header.otherLanguageShort,
      lang: other,
    },
  }
}

export function footerData(id: string, locale: Locale): FooterData {
  const { firm, interface: ui, navigation } = site(locale)
  const office = officeOf(firm)
  const links = (routes: string[]) => routes.map(route => pageLink(route, locale))
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
    sheet: navOf(id, locale),
  }
}

export function consentData(locale: Locale): ConsentData {
  const { withoutStatistics, ...consent } = site(locale).interface.consent
  return {
    ...consent,
    ...(matomo ? {} : withoutStatistics),
    privacy: { href: pathOf('datenschutz', locale), label: consent.privacyLink },
  }
}

/** None on the homes. */
export function crumbsOf(id: string, locale: Locale): Crumb[] {
  if (id === 'home') return []
  return [
    { href: pathOf('home', locale), label: site(locale).interface.breadcrumbs.home },
    { href: pathOf(id, locale), label: navOf(id, locale) },
  ]
}
