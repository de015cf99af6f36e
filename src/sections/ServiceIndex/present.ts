import type { Locale } from '../../routes.ts'
import { pageLink, site } from '../../site/shared/site.ts'

/** The services that the navigation names, each leading to its page. */
export const navigationServices = (locale: Locale) =>
  site(locale).navigation.services.map(({ page, teaser }) => {
    const { label, href } = pageLink(page, locale)
    return { title: label, text: teaser, link: href }
  })
